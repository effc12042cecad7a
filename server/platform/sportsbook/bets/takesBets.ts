import type { PricedOutcome } from '../feed/FeedMessage.ts'
import type { ShownLine } from '../feed/shownLine.ts'
import type { EventNow } from '../lines/LineSource.ts'
import type { LegCode } from './SlipCodes.ts'

/** What a selection is about, as players see it now, in milliseconds since 1970; undefined where there is no such thing. */
export type Found = {
  event: EventNow | undefined
  line: ShownLine | undefined
  /** Of the line's market. */
  groups: readonly string[]
  now: number
}

/** States of events: not started and in play; with all lines stopped, late or interrupted. All others are over, or will not be. */
const NOT_STARTED = 0
const TAKES_BETS: ReadonlySet<number> = new Set([NOT_STARTED, 1])
const WAITS: ReadonlySet<number> = new Set([2, 6, 7])
/** States of lines. */
export const ACTIVE = 1
export const SUSPENDED = -1

type Standing = { event: EventNow; line: ShownLine; outcome: PricedOutcome }

/** An outcome that can be bet on, or why it cannot. */
export function standingOf({ event, line, now }: Found, outcome: string): Standing | LegCode {
  if (event && (waits(event, now) || line?.status === SUSPENDED)) return 'suspended'
  if (!event || !TAKES_BETS.has(event.status)) return 'event_gone'
  const priced = line?.outcomes.find(({ id }) => id === outcome)
  if (line?.status !== ACTIVE || !priced?.isActive) return 'outcome_gone'
  return { event, line, outcome: priced }
}

/** Also what should have begun and of which nobody says that it has: who is there may know more than the prices. */
const waits = ({ status, startsAt }: EventNow, now: number): boolean =>
  WAITS.has(status) || (status === NOT_STARTED && startsAt <= now)
