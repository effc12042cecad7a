import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'
import type { OpenWidget } from './Widget.ts'

/**
 * The page of a provider that has no widget of its own, in a frame that can reach nothing of ours: it says what happened
 * by messages {type: 'verification', event}.
 */
export const openFrame: OpenWidget = (element, { right, title, onSubmitted, onExpired }) => {
  const frame = document.createElement('iframe')
  const tell = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return
    const { type, event } = data as Record<string, unknown>
    if (type !== 'verification') return
    if (event === 'submitted') onSubmitted()
    if (event === 'expired') onExpired()
  }
  addEventListener('message', tell)
  frame.title = title
  frame.setAttribute('sandbox', 'allow-forms allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.src = checkedUrl(right.url ?? '', location.origin) ?? 'about:blank'
  element.replaceChildren(frame)
  return () => {
    removeEventListener('message', tell)
    frame.remove()
  }
}
