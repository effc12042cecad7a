import type { Analytics } from '#generated/grammar/types.ts'
import type { AnalyticsEvent } from '#schemas/runtime/analyticsEvents.ts'
import type { App } from '../../boot/App.ts'
import type { ToldParams } from './readEvent.ts'

export type SinkDefinition = Analytics['sinks'][number]
export type SinkKind = SinkDefinition['to']

/** An event as sinks are told of it. */
export type Told = {
  event: AnalyticsEvent
  params: ToldParams
  /** What goes with every event: locale, currency, country, device. */
  common: ToldParams
  /** Address of the page, without what could be somebody's own, and without query and fragment. */
  url: string
  /** Milliseconds since 1970. */
  at: number
}

/** Who is told of events, for one purpose. */
export type Sink = {
  track(told: Told): void
  /** Somebody is signed in. @param uid number of the account, all that is told of them */
  identify?(uid: number, common: ToldParams): void
  /** Nobody is any more: what comes after is another visitor's. */
  anonymise?(): void
}

export type MakeSink<Kind extends SinkKind> = (
  definition: Extract<SinkDefinition, { to: Kind }>,
  /** Gives the number by which a visitor is known to it, and keeps it in the browser. */
  context: { app: App; visitor: () => string; renewVisitor: () => void },
) => Sink
