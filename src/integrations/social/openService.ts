import { withQuery } from '../../actions/withQuery.ts'
import { type ReturnMessage, returnChannel, returnQuery, type SocialReturn } from './SocialReturn.ts'

/** Size of the window, in px (product document, section 9). */
const features = 'popup,width=640,height=480'
/** Milliseconds between two looks whether the window was closed. */
const look = 400
/** Milliseconds after which nobody comes back any more: the platform waits ten minutes. */
const patience = 11 * 60 * 1000

/**
 * Opens the sign-in of a service in a window of its own; where windows are blocked, in this one. To be called in the
 * moment of a press. Resolves when the window is closed; `returned` may come later, where the service hid its window.
 */
export async function openService(
  service: string,
  purpose: string,
  returned: (how: SocialReturn) => void,
): Promise<void> {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const opened = window.open(addressOf(service, purpose, id), 'social', features)
  if (!opened) {
    location.assign(addressOf(service, purpose))
    return
  }
  opened.focus()
  await new Promise<void>((closed) => {
    const channel = new BroadcastChannel(returnChannel)
    const stop = () => {
      clearInterval(watch)
      clearTimeout(end)
      removeEventListener('message', hear)
      channel.close()
      closed()
    }
    const hear = ({ data, origin }: MessageEvent) => {
      if (origin !== location.origin || !isAnswer(data, id)) return
      stop()
      returned(data.returned)
    }
    const watch = setInterval(() => {
      if (!opened.closed) return
      // Its answer may still be on its way, or come from a service that hid it.
      clearInterval(watch)
      closed()
    }, look)
    const end = setTimeout(stop, patience)
    addEventListener('message', hear)
    channel.addEventListener('message', hear)
  })
}

function addressOf(service: string, purpose: string, id?: string): string {
  const back = location.origin + withQuery(location, { [returnQuery.window]: id })
  return `/oauth/init?${new URLSearchParams({ service, redirect_url: back, type_auth: purpose })}`
}

function isAnswer(data: unknown, id: string): data is ReturnMessage {
  const message = data as Partial<ReturnMessage> | null
  return message?.type === 'social' && message.window === id && typeof message.returned === 'object'
}
