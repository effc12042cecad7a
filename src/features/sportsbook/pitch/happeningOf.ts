import type { EventView } from '../book/SportsBook.ts'
import { countsOf } from '../event/sides.ts'

type Score = NonNullable<EventView['score']>

/** What has happened to a side: its score has grown, or what is counted beside it. */
export type Happening = { side: 0 | 1; kind: 'score' | 'corners' | 'yellow_cards' | 'red_cards'; by: number }

/** What counts most stands first. */
const counted = ['red_cards', 'yellow_cards', 'corners'] as const

/**
 * What has happened between two scores, as far as they tell. A score that was taken back is nothing that has happened.
 */
export function happeningOf(before: Score, now: Score): Happening | undefined {
  const scores = [before, now].map(({ home, away }) =>
    home === undefined || away === undefined ? undefined : ([home, away] as const),
  )
  const scored = grown('score', scores[0], scores[1])
  if (scored) return scored
  for (const kind of counted) {
    const found = grown(kind, countsOf(before, kind), countsOf(now, kind))
    if (found) return found
  }
  return undefined
}

type Counts = readonly [string, string] | undefined

function grown(kind: Happening['kind'], before: Counts, now: Counts): Happening | undefined {
  if (!before || !now) return undefined
  for (const side of [0, 1] as const) {
    const by = Number(now[side]) - Number(before[side])
    if (by > 0) return { side, kind, by }
  }
  return undefined
}
