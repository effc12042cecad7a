import type { ChatHello, ChatMessage, ChatNews, ChatWish } from '../../chatframe/ChatTalk.ts'
import classes from './ChatFrame.module.css'

/** Milliseconds for which somebody who leaves is waited for to be forgotten. */
const PATIENCE = 5000

type ChatFrameOptions = {
  /** Address of the frame, on whatever origin. */
  address: string
  /** What readers call it. */
  title: string
  hello: ChatHello
  isHidden: boolean
  /** Something was said, or the chat was opened or closed. */
  onActivity: () => void
  onMessage: (message: ChatMessage) => void
  /** Signs who is here once more. */
  sign: (visitor: string | undefined) => Promise<string | undefined>
}

export type ChatFrame = {
  setHidden(isHidden: boolean): void
  /** Takes it away, once the provider has forgotten who was here. */
  leave(): Promise<void>
  remove(): void
}

/**
 * Shows the frame of the chat, of which nothing is seen until the provider's widget is there, and never anything where that does
 * not come. It is heard through a port that it alone was given.
 */
export function createChatFrame(options: ChatFrameOptions): ChatFrame {
  const { address, hello, onActivity, onMessage, sign } = options
  const { origin } = new URL(address, location.href)
  const element = document.createElement('iframe')
  let { isHidden } = options
  let state: 'waiting' | 'closed' | 'open' = 'waiting'
  let port: MessagePort | undefined
  let left: (() => void) | undefined

  element.className = classes.frame ?? ''
  element.title = options.title
  element.src = address
  show()
  // A frame that begins anew, because another was here before, is spoken to anew.
  element.addEventListener('load', () => {
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }: MessageEvent<ChatNews>) => heed(data)
    element.contentWindow?.postMessage(hello, origin, [channel.port2])
    if (isHidden) wish({ do: 'hide' })
  })
  document.body.append(element)

  const wish = (what: ChatWish) => port?.postMessage(what)

  function show() {
    element.dataset.state = state
    element.inert = isHidden || state === 'waiting'
  }

  function heed(news: ChatNews) {
    if (news.is === 'left') return left?.()
    // Nothing more is seen or heard of somebody who leaves.
    if (left) return
    if (news.is === 'failed') return remove()
    if (news.is === 'token')
      return void sign(news.visitor)
        .catch(() => undefined)
        .then((token) => wish({ do: 'token', ...(token !== undefined && { token }) }))
    if (news.is === 'message') onMessage(news.message)
    else {
      state = news.is === 'open' ? 'open' : 'closed'
      show()
    }
    if (news.is !== 'ready') onActivity()
  }

  function remove() {
    left?.()
    port?.close()
    element.remove()
  }

  return {
    setHidden(to) {
      if (to === isHidden) return
      isHidden = to
      wish({ do: isHidden ? 'hide' : 'show' })
      show()
    },
    async leave() {
      const isThere = state !== 'waiting'
      state = 'waiting'
      show()
      if (isThere) {
        await new Promise<void>((done) => {
          left = done
          setTimeout(done, PATIENCE)
          wish({ do: 'leave' })
        })
      }
      remove()
    },
    remove,
  }
}
