/** Where the messenger's web client is, the only page that may speak for it to a frame. */
const WEB_CLIENT = 'https://web.telegram.org'

type Receive = (name: string, data: Record<string, unknown>) => void
type Messengers = {
  /** Of its apps for phones and computers. */
  TelegramWebviewProxy?: { postEvent(name: string, data: string): void }
  /** Where those call what happens, each version another one. */
  Telegram?: { WebView: { receiveEvent: Receive } }
  TelegramGameProxy?: { receiveEvent: Receive }
  TelegramGameProxy_receiveEvent?: Receive
}

export type Bridge = {
  /** Asks the messenger for something. */
  post: (name: string, data?: object) => void
  close: () => void
}

/**
 * How a mini-app and the messenger that shows it speak with each other (Telegram, "Web events"). The messenger's own script does the
 * same; it is another origin's, whose code no page of ours runs, and packages that do it bring a library of schemas with them.
 * @param receive told what happens there
 */
export function openBridge(receive: Receive): Bridge {
  const messengers = globalThis as Messengers
  const heed: Receive = (name, data) => receive(String(name), data ?? {})
  Object.assign(messengers, {
    Telegram: { WebView: { receiveEvent: heed } },
    TelegramGameProxy: { receiveEvent: heed },
    TelegramGameProxy_receiveEvent: heed,
  })
  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== WEB_CLIENT || typeof data !== 'string') return
    try {
      const { eventType, eventData } = JSON.parse(data) as { eventType?: string; eventData?: object }
      if (eventType) heed(eventType, { ...eventData })
    } catch {
      // Another tool of that page.
    }
  }
  addEventListener('message', onMessage)
  return {
    post(name, data = {}) {
      const proxy = messengers.TelegramWebviewProxy
      if (proxy) proxy.postEvent(name, JSON.stringify(data))
      else if (window.parent !== window)
        window.parent.postMessage(JSON.stringify({ eventType: name, eventData: data }), WEB_CLIENT)
    },
    close: () => removeEventListener('message', onMessage),
  }
}
