import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import type { AnalyticsEvent } from '#schemas/runtime/analyticsEvents.ts'
import type { App } from '../../boot/App.ts'
import { agreed } from './consent.ts'
import { createSink, sinkKinds, visitorKey } from './createSink.ts'
import { plainPath } from './plainPath.ts'
import { readEvent, type ToldParams } from './readEvent.ts'
import type { Sink } from './Sink.ts'
import { tellSignals } from './tellSignals.ts'

export type Analytics = { track(event: AnalyticsEvent, given: Readonly<Record<string, unknown>>): void }

/**
 * Tells the sinks of the site, each as soon and as long as its purpose is agreed to: what was agreed to later begins with the
 * page that is shown, and where an agreement ends what the browser has kept for it is gone.
 */
export function createAnalytics(app: App, host: Host): Analytics {
  const { stored, session, content } = app.stores
  /** Those that are told now, by what defines them. */
  let sinks = new Map<string, Sink>()
  let uid = 0
  let page = ''

  const common = (): ToldParams => {
    const { session: player, device } = host.facts()
    const all = { ...readCommon(player.currency, player.country_code, device.kind), locale: host.locale() }
    return { ...all, authenticated: player.authenticated === true }
  }
  const url = () => location.origin + plainPath(location.pathname)

  function tell(event: AnalyticsEvent, given: Readonly<Record<string, unknown>>, to = [...sinks.values()]) {
    if (to.length === 0) return
    const told = { event, params: readEvent(event, given), common: common(), url: url(), at: Date.now() }
    for (const sink of to) guard(() => sink.track(told))
  }

  function guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      host.report(error, 'analytics')
    }
  }

  const view = () => ({ page: host.facts().route.name, path: plainPath(location.pathname) })

  function choose(): void {
    const { analytics } = app.site()
    const allowed = agreed(app)
    tellSignals(app, allowed)
    const wanted = (analytics?.sinks ?? []).filter(({ purpose }) => allowed.includes(purpose))
    const before = sinks
    sinks = new Map(
      wanted.map((one) => {
        const key = JSON.stringify(one)
        return [key, before.get(key) ?? createSink(one, app)]
      }),
    )
    const kinds: readonly string[] = wanted.map(({ to }) => to)
    for (const kind of sinkKinds)
      if (!kinds.includes(kind) && stored.read(visitorKey(kind)) !== null) stored.forget(visitorKey(kind))
    const fresh = [...sinks].flatMap(([key, sink]) => (before.has(key) ? [] : [sink]))
    if (uid > 0) for (const sink of fresh) guard(() => sink.identify?.(uid, common()))
    tell('page_view', view(), fresh)
  }

  function look(): void {
    const now = Number(session.state.facts.uid) || 0
    if (now !== uid) {
      uid = now
      for (const sink of sinks.values())
        guard(() => (now > 0 ? sink.identify?.(now, common()) : sink.anonymise?.()))
    }
    if (location.pathname === page) return
    page = location.pathname
    tell('page_view', view())
  }

  uid = Number(session.state.facts.uid) || 0
  page = location.pathname
  choose()
  subscribe(stored.state, choose)
  subscribe(content.seen, choose)
  host.subscribe(look)
  return { track: tell }
}

/** Of what is known of a visitor only what many share. */
function readCommon(currency: unknown, country: unknown, device: unknown): ToldParams {
  const all = { currency, country, device }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
}
