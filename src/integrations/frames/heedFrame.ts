import { navigate } from '#renderers/routes/navigate.ts'
import type { RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'
import { matchRoute } from '#schemas/runtime/matchRoute.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { App } from '../../boot/App.ts'
import { isFramed } from '../../boot/readDevice.ts'
import { refreshSession } from '../refreshSession.ts'

type Message = { type?: unknown; url?: unknown; pathname?: unknown }

/** Does what another page of the same origin asks for, be it around this one or within it. */
export async function heedFrame(
  app: App,
  { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>,
): Promise<void> {
  const { type, url, pathname } = (typeof data === 'object' && data !== null ? data : {}) as Message
  if (isFramed() && source === window.parent) {
    if (type === 'checkIframe') goTo(url)
  } else if (data === 'refresh_user' || type === 'refresh_user') await refreshSession(app)
  else if (type === 'redirect') goTo(url)
  else if (type === 'checkIframe' && typeof pathname === 'string' && standsAlone(app, pathname))
    goTo(pathname)
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
