import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import { trackedEvents } from '../../actions/track.ts'
import type { App } from '../../boot/App.ts'
import { asksNotToBeTracked } from '../asksNotToBeTracked.ts'
import { agreed, forgetOldConsent, proveConsent } from './consent.ts'
import { createAnalytics } from './createAnalytics.ts'

/** Begins, where the site tells anybody of anything, with what the visitor agrees to. */
export function startAnalytics(app: App, host: Host): void {
  const failed = (error: unknown) => host.report(error, 'analytics')
  const { stored, content } = app.stores
  const begun = new Set<string>()

  /** Once, when it is allowed; what has begun asks before it tells anything. */
  function begin(name: string, told: { purpose?: string } | undefined, start: () => Promise<unknown>): void {
    if (!told || begun.has(name)) return
    const { purpose } = told
    if (purpose === undefined ? asksNotToBeTracked() : !agreed(app).includes(purpose)) return
    begun.add(name)
    start().catch(failed)
  }

  function look(): void {
    const { performance, errors } = app.site().analytics ?? {}
    begin('performance', performance, async () => {
      const { watchPerformance } = await import('./watchPerformance.ts')
      watchPerformance(app, host)
    })
    begin('errors', errors, async () => {
      const { reportFaults } = await import('./reportFaults.ts')
      reportFaults(app, host)
    })
  }

  forgetOldConsent(app)
  const analytics = createAnalytics(app, host)
  for (const [event, params] of trackedEvents.splice(0)) analytics.track(event, params)
  trackedEvents.push = (...more) => {
    for (const [event, params] of more) analytics.track(event, params)
    return 0
  }
  look()
  subscribe(stored.state, look)
  subscribe(content.seen, look)
  proveConsent(app).catch(failed)
}
