import type { TournamentDefinition } from '#generated/grammar/types.ts'
import type { Rates } from '../wallet/rates.ts'

const day = 86_400_000
/** Numbers of runs by tournament: days from 1970 to the year 2243. */
const numbers = 100_000

export type RunStatus = 'future' | 'active' | 'finished'

/** What a run is held by, as it was when the first player joined. */
export type RunTerms = { definition: TournamentDefinition; rates: Rates }

/** One time that a tournament is held. */
export type Run = {
  /** Its number in the API: that of the tournament and the day on which it starts. */
  id: number
  /** What decides; as it is published now where nobody has joined yet. */
  terms: RunTerms
  startsAt: Date
  endsAt: Date
  /** The places were taken down. */
  isClosed: boolean
}

export function statusOf({ startsAt, endsAt }: Pick<Run, 'startsAt' | 'endsAt'>, now: Date): RunStatus {
  if (now >= endsAt) return 'finished'
  return now < startsAt ? 'future' : 'active'
}

/** The run that a tournament would be in at its `index`th time. */
function runAt(terms: RunTerms, index: number): Run {
  const { number, starts, ends, everyDays = 0 } = terms.definition
  const later = index * everyDays * day
  const startsAt = new Date(Date.parse(starts) + later)
  const endsAt = new Date(Date.parse(ends) + later)
  const id = number * numbers + Math.floor(startsAt.getTime() / day)
  return { id, terms, startsAt, endsAt, isClosed: false }
}

/** Runs of a tournament that are shown: the one before, the one that is on, and the next. */
export function runsAround(terms: RunTerms, now: Date): Run[] {
  const { starts, everyDays } = terms.definition
  if (everyDays === undefined) return [runAt(terms, 0)]
  const current = Math.floor((now.getTime() - Date.parse(starts)) / (everyDays * day))
  return [current - 1, current, current + 1]
    .filter((index) => index >= 0 || (current < 0 && index === current))
    .map((index) => runAt(terms, Math.max(0, index)))
}

/** The number of the tournament that a run belongs to. */
export const tournamentOf = (run: number): number => Math.floor(run / numbers)

/** The run of this number, if the tournament is held on that day, and not after the next time. */
export function runNumbered(terms: RunTerms, id: number, now: Date): Run | undefined {
  const { starts, everyDays } = terms.definition
  const days = (id % numbers) - Math.floor(Date.parse(starts) / day)
  const index = everyDays === undefined ? 0 : days / everyDays
  if (!Number.isInteger(index) || index < 0) return undefined
  const run = runAt(terms, index)
  const isLater = everyDays !== undefined && run.startsAt.getTime() > now.getTime() + everyDays * day
  return run.id === id && !(isLater && index > 0) ? run : undefined
}
