import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Text } from '#generated/grammar/types.ts'
import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'
import type { ActionScope, Host } from '../host.ts'
import { isPlainClick } from '../routes/isPlainClick.ts'
import { navigate } from '../routes/navigate.ts'
import { useWasDrawn } from '../useWasDrawn.ts'
import { escapedArgs } from './escapedArgs.ts'

type Props = { text: Text; host: Host; scope?: ActionScope }

/** A message that may hold simple HTML. What cleans it is loaded only for messages with a tag in them. */
export function RichText({ text, host, scope }: Props) {
  const html = host.t(escapedArgs(text, host, scope), scope)
  return html.includes('<') ? <Markup html={html} host={host} /> : <p>{host.t(text, scope)}</p>
}

/** HTML of the editors', cleaned; its words alone where what cleans it cannot be had. Arguments are escaped before. */
export function Markup({ html, host }: { html: string; host: Host }) {
  const prefix = localePrefix(host)
  const [isLost, setLost] = useState(false)
  const [target, setTarget] = useState<HTMLDivElement | null>(null)
  const isDrawn = useWasDrawn()
  /** What stands there already, from the server. */
  const drawn = useRef(isDrawn ? prefix + html : undefined)
  useEffect(() => {
    if (!target || drawn.current === prefix + html) return
    drawn.current = undefined
    let current = true
    import('./cleanHtml.ts')
      .then(({ cleanHtml }) => {
        if (current) target.replaceChildren(cleanHtml(html, prefix))
      })
      .catch((error: unknown) => {
        host.report(error, 'text')
        if (current) setLost(true)
      })
    return () => {
      current = false
    }
  }, [target, html, host, prefix])

  if (isLost) return <p>{html.replace(/<[^>]*>/g, ' ')}</p>
  // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are the controls; this only follows their clicks
  // biome-ignore lint/a11y/noStaticElementInteractions: the same
  return <div ref={setTarget} onClick={followInside} {...(isDrawn && asDrawn(host, html, prefix))} />
}

/** React leaves alone what it takes for its own, and never writes it: what it compares stays the same object. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Where the server draws, what it writes; in a browser what React is to say of it. */
function asDrawn(host: Host, html: string, prefix: string) {
  return host.markup ? { dangerouslySetInnerHTML: { __html: host.markup(html, prefix) } } : untouched
}

/** Links within the site change the page without loading a document. */
function followInside(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return
  const inside = checkedUrl(link.getAttribute('href') ?? '', location.origin)
  if (inside === undefined) return
  event.preventDefault()
  navigate(inside)
}

/** What the address begins with before the path of its route: /lv, or nothing in the default locale. */
export function localePrefix(host: Host): string {
  const { path } = host.facts().route
  const { pathname } = location
  if (path === undefined || pathname === path) return ''
  if (path === '/') return pathname.replace(/\/$/, '')
  return pathname.endsWith(path) ? pathname.slice(0, -path.length) : ''
}
