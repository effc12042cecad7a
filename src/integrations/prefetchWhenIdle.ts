import type { Host } from '#renderers/host.ts'
import { prefetchActions } from '#renderers/pages/prefetchActions.ts'
import { mayPrefetch } from '#renderers/routes/mayPrefetch.ts'
import type { App } from '../boot/App.ts'

/** Safari has no requestIdleCallback; milliseconds to wait there, or at most elsewhere. */
const WAIT = 3000

/** When the first screen is done and the connection is good: what an anonymous visitor most likely opens first. */
export function prefetchWhenIdle(app: App, host: Host): void {
  if (app.stores.session.state.facts.authenticated || !mayPrefetch()) return
  const prefetch = () => prefetchActions(host, [{ do: 'open', popup: app.site().popups.authorization }])
  if (typeof requestIdleCallback === 'function') requestIdleCallback(prefetch, { timeout: WAIT })
  else setTimeout(prefetch, WAIT)
}
