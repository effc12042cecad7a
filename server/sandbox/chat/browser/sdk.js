// What a site loads of Chatwoot: the part of its interface that sites use (app/javascript/sdk), over the widget of the sandbox.
;(() => {
  const say = (name, detail = null) => window.dispatchEvent(new CustomEvent(name, { detail }))
  const put = (element, style) => Object.assign(element.style, { position: 'fixed', ...style })

  function run({ websiteToken, baseUrl }) {
    const { origin } = new URL(baseUrl, location.href)
    const { locale = 'en', hideMessageBubble = false } = window.chatwootSettings ?? {}
    const bubble = document.createElement('button')
    const frame = document.createElement('iframe')
    const tell = (message) => frame.contentWindow.postMessage({ type: 'sandbox-chat', ...message }, origin)

    function toggle(to) {
      const isOpen = to === undefined ? !chatwoot.isOpen : to === 'open'
      if (isOpen === chatwoot.isOpen) return
      chatwoot.isOpen = isOpen
      frame.hidden = !isOpen
      bubble.setAttribute('aria-expanded', String(isOpen))
      bubble.setAttribute('aria-label', isOpen ? 'Close the chat' : 'Open the chat')
      bubble.textContent = isOpen ? '✕' : '💬'
      say(isOpen ? 'chatwoot:opened' : 'chatwoot:closed')
      tell({ do: isOpen ? 'opened' : 'closed' })
      if (!isOpen) bubble.focus()
    }

    const chatwoot = {
      baseUrl,
      websiteToken,
      locale,
      isOpen: false,
      hasLoaded: false,
      toggle,
      toggleBubbleVisibility(to) {
        bubble.hidden = to === 'hide'
      },
      setUser(identifier, user) {
        if (!(user.name || user.email || user.avatar_url))
          throw new Error('User object should have one of the keys [avatar_url, email, name]')
        tell({ do: 'user', user: { identifier, ...user } })
      },
      reset() {
        toggle('close')
        tell({ do: 'reset' })
      },
    }
    window.$chatwoot = chatwoot

    put(frame, { inset: '0 0 92px 0', width: '100%', height: 'calc(100% - 92px)', border: '0' })
    frame.title = 'Chat'
    frame.hidden = true
    frame.src = `${baseUrl}/widget?website_token=${encodeURIComponent(websiteToken)}`
    put(bubble, { insetInlineEnd: '20px', bottom: '20px', width: '60px', height: '60px', fontSize: '24px' })
    Object.assign(bubble.style, {
      border: '0',
      borderRadius: '50%',
      background: '#1d5288',
      color: '#fff',
      cursor: 'pointer',
    })
    bubble.type = 'button'
    bubble.hidden = hideMessageBubble
    bubble.textContent = '💬'
    bubble.setAttribute('aria-label', 'Open the chat')
    bubble.setAttribute('aria-expanded', 'false')
    bubble.addEventListener('click', () => toggle())

    window.addEventListener('message', (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return
      const { type, is, message } = event.data ?? {}
      if (type !== 'sandbox-chat') return
      if (is === 'loaded') {
        chatwoot.hasLoaded = true
        say('chatwoot:ready')
      }
      if (is === 'message') say('chatwoot:on-message', message)
    })
    document.body.append(frame, bubble)
  }

  window.chatwootSDK = { run }
})()
