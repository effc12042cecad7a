import { routeNamed } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { authorizationViews } from '#schemas/runtime/namedByCode.ts'
import { withQuery } from '../actions/withQuery.ts'
import type { App } from '../boot/App.ts'

const FLAGS = {
  show_popup_reg: authorizationViews.registration,
  show_popup_auth: authorizationViews.authorization,
}
const NO_FLAGS = { show_popup_reg: '', show_popup_auth: '', prevent_close: '' }

/** Query parameters that are needed later, when the address is another: for registration, and to come back to. */
export const KEPT = ['promo_code', 'backUrl']

/**
 * Opens the authorization popup when the address asks for it by a query flag, and on a game page opened to be played
 * for real without being signed in (product document, section 2), where a guard has sent its visitor to sign in, shows the preview of a campaign popup, and keeps what
 * else it brings for later. Looks again whenever the address changes.
 */
export function openFromAddress(app: App, host: Host): void {
  let lastAddress: string | undefined
  const last: Record<string, string> = {}
  let lastReturn: string | null = null
  /** Few addresses ask for it, so it is not here from the start. */
  function later<T>(loaded: Promise<T>, open: (one: T) => unknown) {
    loaded.then(open).catch((error: unknown) => host.report(error, 'what the address opens'))
  }
  const look = () => {
    if (location.href === lastAddress) return
    lastAddress = location.href
    const query = new URLSearchParams(location.search)
    for (const key of KEPT) {
      const value = query.get(key) ?? ''
      // Kept once, because what was used must not come back with the next change of the address.
      if (value !== '' && value !== last[key]) app.stores.stored.keep(key, value)
      last[key] = value
    }
    openByFlag(app, host)
    if (location.hash === '#real') later(import('./openForGame.ts'), (one) => one.openForGame(app, host))
    const wanted = query.get('redirectUrl')
    // Once: who has closed it wants to look around.
    const { route, session } = host.facts()
    if (wanted && wanted !== lastReturn && route.name === routeNamed('index') && !session.authenticated)
      later(import('./openForReturn.ts'), (one) => one.openForReturn(app, host, wanted))
    lastReturn = wanted
    if (location.hash === '#popup-preview')
      later(import('./previewPopup.ts'), (one) => one.previewPopup(app, host))
  }
  look()
  host.subscribe(look)
}

function openByFlag(app: App, host: Host) {
  const query = new URLSearchParams(location.search)
  const isOn = (name: string) => query.has(name) && query.get(name) !== '0'
  const flag = (['show_popup_reg', 'show_popup_auth'] as const).find(isOn)
  if (flag === undefined) return
  if (flag === 'show_popup_reg') app.stores.stored.keep(flag, '1')
  const removeFlags = () => navigate(withQuery(location, NO_FLAGS), { replace: true })
  if (host.facts().session.authenticated) return removeFlags()
  app.stores.dialogs.open(app.site().popups.authorization, {
    view: FLAGS[flag],
    preventClose: query.get('prevent_close') === '1',
    onClosed: removeFlags,
  })
}
