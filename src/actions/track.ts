import type { AnalyticsEvent } from '#schemas/runtime/analyticsEvents.ts'
import type { ActionRunner } from './Action.ts'

/** Events of this page that wait for whoever tells of them (`startAnalytics`), who takes later ones as they come. */
export const trackedEvents: [event: AnalyticsEvent, params: Record<string, unknown>][] = []

/** Reports an event to whom the site tells of them; where that is nobody, it is nothing. */
export const track: ActionRunner<'track'> = ({ event, params = {} }, { app, host, scope }) => {
  if (app.site().analytics) trackedEvents.push([event, host.resolve(params, scope)])
  return undefined
}
