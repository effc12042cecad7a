import type { Host } from '#renderers/host.ts'
import type { LocalesArtefact, RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { matchRoute } from '#schemas/runtime/matchRoute.ts'
import { authorizationViews } from '#schemas/runtime/namedByCode.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import { insideAddress } from '../actions/insideAddress.ts'
import type { App } from '../boot/App.ts'

/**
 * Opens sign-in for a visitor whom a guard has sent to the index with the way back, and says what for. Whoever has just
 * signed out, or has opened something else meanwhile, is left alone.
 * @param wanted redirectUrl of the address
 */
export async function openForReturn(app: App, host: Host, wanted: string): Promise<void> {
  const { content, dialogs, session } = app.stores
  const address = insideAddress(wanted)
  if (address === undefined) return
  const locales = content.state.artefacts['locales/main'] as LocalesArtefact
  const routes = content.state.artefacts['routes/main'] as RoutesArtefact
  const { pathname } = new URL(address, location.origin)
  const codes = locales.locales.map(({ code }) => code)
  const found = matchRoute(routes, stripLocale(pathname, codes).path)?.route
  const shown = found?.redirect?.route
    ? routes.routes.find(({ name }) => name === found.redirect?.route)
    : found
  const key = `page/${shown?.page ?? ''}` as const
  const page = host.hasArtefact(key) ? await content.want(key) : undefined
  const isHere = new URLSearchParams(location.search).get('redirectUrl') === wanted
  if (!isHere || host.facts().session.authenticated || session.isLeaving() || host.isCovered?.()) return
  dialogs.open(app.site().popups.authorization, {
    view: authorizationViews.authorization,
    ...(page?.kind === 'page' && typeof page.title === 'string' && { data: { goal: host.t(page.title) } }),
  })
}
