import type { EventView } from '../book/SportsBook.ts'
import { countsOf } from '../event/sides.ts'

/** Sports whose score counts sets: what is being played for stands in the last of its periods. */
const bySets: readonly number[] = [20, 23]

/** What stands on both halves: the points of the game or the set, what is left of a leg, the score otherwise. */
export function figuresOf({
  sport,
  score,
}: Pick<EventView, 'sport' | 'score'>): readonly [string, string] | undefined {
  if (!score) return undefined
  const points = countsOf(score, 'gamescore') ?? countsOf(score, 'left')
  if (points) return [points[0] === '50' ? 'A' : points[0], points[1] === '50' ? 'A' : points[1]]
  const last = score.periods.at(-1)
  if (bySets.includes(sport) && last) return [last.home, last.away]
  return score.home === undefined || score.away === undefined ? undefined : [score.home, score.away]
}
