import type { Host } from '#renderers/host.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { authorizationViews } from '#schemas/runtime/namedByCode.ts'
import type { App } from '../boot/App.ts'

/** Offers an account where a game is opened to be played for real by nobody; who wants none goes home. */
export function openForGame(app: App, host: Host): void {
  const { route, session } = host.facts()
  const routes = app.stores.content.state.artefacts['routes/main']
  const isGame = routes?.kind === 'routes' && routes.routes.some((one) => one.name === route.name && one.game)
  if (!isGame || location.hash !== '#real' || session.authenticated) return
  app.stores.dialogs.open(app.site().popups.authorization, {
    view: authorizationViews.registration,
    onClosed: () => {
      if (!host.facts().session.authenticated) navigate(app.localised('/'))
    },
  })
}
