import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import { trackedEvents } from '../../actions/track.ts'
import type { App } from '../../boot/App.ts'
import { asksNotToBeTracked } from '../asksNotToBeTracked.ts'
import { agreed, forgetOldConsent, proveConsent, readConsent } from './consent.ts'
import { createAnalytics } from './createAnalytics.ts'
import { tellSnippets } from './tellSnippets.ts'

/** Begins, where the site tells anybody of anything, with what the visitor agrees to. */
export function startAnalytics(app: App, host: Host): void {
  const failed = (error: unknown) => host.report(error, 'analytics')
  const { stored, content } = app.stores
  const begun = new Set<string>()
  let isOutdated = false

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
    isOutdated = tellSnippets(app) || isOutdated
  }

  /** A page that has other snippets than were agreed to gives way to one that has those, once the server knows the answer. */
  function renew(): void {
    if (!isOutdated || readConsent(app)?.isUntold) return
    isOutdated = false
    dispatchEvent(new Event('outdated'))
  }

  forgetOldConsent(app)
  const analytics = createAnalytics(app, host)
  for (const [event, params] of trackedEvents.splice(0)) analytics.track(event, params)
  trackedEvents.push = (...more) => {
    for (const [event, params] of more) analytics.track(event, params)
    return 0
  }
  look()
  // What was answered before this page is for the next one.
  isOutdated = false
  subscribe(stored.state, () => {
    look()
    renew()
  })
  subscribe(content.seen, look)
  proveConsent(app).catch(failed)
}
