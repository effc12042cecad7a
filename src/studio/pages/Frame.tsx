import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type FrameProps = {
  title: string
  /** Pixels that the document in it is wide, and that its own widths are asked about. */
  width: number
  height: number
  lang: string
  dir: string | undefined
  children: ReactNode
}

/**
 * A document of its own in which a part of this page is drawn, with the style sheets of this one: what asks how wide the
 * screen is, is told how wide the frame is. It is drawn smaller where there is less room for it.
 */
export function Frame({ title, width, height, lang, dir, children }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [scale, setScale] = useState(1)

  useEffect(() => {
    const take = () => setBody(frame.current?.contentDocument?.body)
    take()
    const own = frame.current
    // Some browsers put an empty document in the place of the first one.
    own?.addEventListener('load', take)
    return () => own?.removeEventListener('load', take)
  }, [])
  useEffect(() => {
    const inner = body?.ownerDocument
    if (!inner) return
    const copied = new Map<Node, Node>()
    const copy = () => {
      for (const sheet of document.head.querySelectorAll('link[rel=stylesheet], style')) {
        if (copied.has(sheet)) continue
        copied.set(sheet, inner.head.appendChild(sheet.cloneNode(true)))
      }
    }
    copy()
    // Blocks bring their style sheets with them.
    const watch = new MutationObserver(copy)
    watch.observe(document.head, { childList: true })
    return () => {
      watch.disconnect()
      for (const sheet of copied.values()) sheet.parentNode?.removeChild(sheet)
    }
  }, [body])
  useEffect(() => {
    const root = body?.ownerDocument.documentElement
    if (!root) return
    root.lang = lang
    root.dir = dir ?? 'ltr'
    body.className = 'site-page'
  }, [body, lang, dir])
  useEffect(() => {
    const own = room.current
    if (!own) return
    const resize = () => setScale(Math.min(1, own.clientWidth / width))
    resize()
    const watch = new ResizeObserver(resize)
    watch.observe(own)
    return () => watch.disconnect()
  }, [width])

  return (
    <div ref={room} className="frame" style={{ blockSize: height }}>
      <iframe
        ref={frame}
        title={title}
        style={{ inlineSize: width, blockSize: height / scale, scale: String(scale) }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
