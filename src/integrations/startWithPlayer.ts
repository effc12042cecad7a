import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { BALANCE_KEY } from '../stores/balanceKey.ts'

/** Loads and starts what only players need, once somebody is signed in. */
export function startWithPlayer(app: App, host: Host): void {
  const { state } = app.stores.session
  const failed = (error: unknown) => host.report(error, 'integrations of the player')
  const look = (isStart: boolean) => {
    // What somebody had who was signed in here is nobody else's business.
    if (!state.facts.authenticated) return app.stores.stored.forget(BALANCE_KEY)
    stop()
    import('./playerIntegrations.ts')
      .then(({ playerIntegrations }) => playerIntegrations(app, host, isStart))
      .catch(failed)
  }
  const stop = subscribe(state, () => look(false), true)
  look(true)
}
