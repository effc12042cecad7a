import type { Host } from '#renderers/host.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import type { RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'
import { matchRoute } from '#schemas/runtime/matchRoute.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { App } from '../../boot/App.ts'
import { isFramed } from '../../boot/readDevice.ts'
import { refreshSession } from '../refreshSession.ts'
import { parentOrigin } from './parentOrigin.ts'

type Message = { type?: unknown; url?: unknown; pathname?: unknown }

/**
 * Talks with pages of the same origin in frames (product document, section 2, "Frame messages"): does what a page that
 * this one embeds asks for, tells the page that embeds this one where it is, and goes where that one says.
 */
export function listenToFrames(app: App, host: Host): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source === window || source === null) return
    const { type, url, pathname } = (typeof data === 'object' && data !== null ? data : {}) as Message
    if (isFramed() && source === window.parent) {
      if (type === 'checkIframe') goTo(url)
    } else if (data === 'refresh_user' || type === 'refresh_user') {
      refreshSession(app).catch((error: unknown) => host.report(error, 'frame'))
    } else if (type === 'redirect') goTo(url)
    else if (type === 'checkIframe' && typeof pathname === 'string' && standsAlone(app, pathname))
      goTo(pathname)
  })
  if (isFramed() && parentOrigin() === location.origin) tellPlace(host)
}

/** Posted to the own origin only, so that nobody else hears of it. */
function tellPlace(host: Host) {
  let last: string | undefined
  const tell = () => {
    if (location.pathname === last) return
    last = location.pathname
    window.parent.postMessage({ type: 'checkIframe', pathname: location.pathname }, location.origin)
  }
  tell()
  host.subscribe(tell)
}

function goTo(url: unknown) {
  const inside = typeof url === 'string' ? checkedUrl(url, location.origin) : undefined
  if (inside !== undefined) navigate(inside)
}

/** Whether an address has a page that is made to be seen by itself, with header and menus, rather than in a frame. */
function standsAlone(app: App, pathname: string): boolean {
  const { artefacts } = app.stores.content.state
  const locales = artefacts['locales/main']
  const codes = locales?.kind === 'locales' ? locales.locales.map(({ code }) => code) : []
  const routes = artefacts['routes/main'] as RoutesArtefact
  const found = matchRoute(routes, stripLocale(pathname, codes).path)
  return found !== null && found.route.layout !== 'empty'
}
