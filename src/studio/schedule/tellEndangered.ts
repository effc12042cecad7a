import type { Scheduled } from '../api/createContentApi.ts'
import { moment } from '../parts/moment.ts'
import { tellFailure } from '../parts/tell.ts'
import { scheduleWords } from '../words/schedule.ts'

type Known = readonly Pick<Scheduled, 'id' | 'state' | 'at' | 'message' | 'foreseen'>[]

/** Tells of what waits and would be refused now, and would not have been before. */
export function tellEndangered(before: Known, now: Known): void {
  const known = new Set(before.flatMap(({ id, foreseen }) => (foreseen ? [id] : [])))
  for (const { id, at, message, foreseen } of now)
    if (foreseen && !known.has(id))
      tellFailure(scheduleWords.endangered(moment(at), message, foreseen.message))
}
