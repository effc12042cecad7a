// The chat itself, in the frame that sdk.js makes.
const KEY = 'sandbox-chat'
/** Milliseconds between two looks whether somebody has answered. */
const EVERY = 1000
const base = '/sandbox/chat/conversations'

const log = document.querySelector('[role=log]')
const who = document.querySelector('[role=status]')
const form = document.querySelector('form')
let conversation = localStorage.getItem(KEY) ?? undefined
let last = 0
let isOpen = false
let timer

const tell = (message) => window.parent.postMessage({ type: 'sandbox-chat', ...message }, '*')
const ask = async (path, body) => {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const answer = await fetch(base + path, sent)
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}`)
  return answer.json()
}

/** Begins a conversation, or goes on with that of the player. */
async function open(user = {}) {
  const opened = await ask('', user)
  if (opened.id !== conversation) forget()
  conversation = opened.id
  localStorage.setItem(KEY, conversation)
  who.textContent = opened.name ? `You write as ${opened.name}.` : 'You write as a visitor.'
}

function forget() {
  conversation = undefined
  last = 0
  localStorage.removeItem(KEY)
  log.replaceChildren()
  who.textContent = 'You write as a visitor.'
}

async function look() {
  clearTimeout(timer)
  try {
    if (conversation && isOpen)
      for (const line of await ask(`/${conversation}/messages?after=${last}`)) {
        if (line.id <= last) continue
        last = line.id
        const shown = document.createElement('p')
        shown.className = line.from
        shown.textContent = line.text
        log.append(shown)
        shown.scrollIntoView()
        // As Chatwoot has it: 0 comes from the visitor, 1 from whoever answers.
        const message = { id: line.id, content: line.text, message_type: line.from === 'visitor' ? 0 : 1 }
        tell({ is: 'message', message })
      }
  } catch {
    // It is asked again.
  }
  timer = setTimeout(look, EVERY)
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const field = form.elements.namedItem('text')
  const text = field.value.trim()
  if (text === '') return
  if (!conversation) await open()
  await ask(`/${conversation}/messages`, { text })
  field.value = ''
  await look()
})

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || data?.type !== 'sandbox-chat') return
  if (data.do === 'user') void open(data.user)
  if (data.do === 'reset') forget()
  if (data.do === 'opened' || data.do === 'closed') isOpen = data.do === 'opened'
  if (isOpen) {
    form.elements.namedItem('text').focus()
    void look()
  }
})
tell({ is: 'loaded' })
