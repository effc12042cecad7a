import { type Progress, progressFrom } from '../../models/darts.ts'
import { remember } from '../../models/remember.ts'
import { createSeries, type Pair, type PartEnd, type Side } from '../../models/series.ts'
import type { SeriesNow } from '../build/seriesLines.ts'
import { type DartsState, throwsFirst } from './state.ts'

/** How a leg may end, with the 180s that are scored in it from now on. */
export type LegEnd = PartEnd & { maximums: Pair }

const tableOf = remember((home: number, away: number, best: number) => ({
  series: createSeries<LegEnd>((best + 1) / 2, (_won, begins) => wholeLeg(home, away, begins)),
}))

const wholeLeg = remember((home: number, away: number, begins: number) =>
  legEnds([progressFrom(home, 501), progressFrom(away, 501)], begins as Side, (1 - begins) as Side),
)

/** @param throwing whose turn it is @param next who throws first in the next leg */
function legEnds([home, away]: readonly [Progress, Progress], throwing: Side, next: Side): readonly LegEnd[] {
  const ends: LegEnd[] = []
  for (const winner of [0, 1] as const) {
    const [wins, waits] = winner === 0 ? [home, away] : [away, home]
    // Whoever waits has had a visit fewer, if the winner has thrown first.
    const fewer = winner === throwing ? 1 : 0
    for (const mine of [0, 1, 2])
      for (const theirs of [0, 1, 2]) {
        let p = 0
        for (let visit = 1; visit <= wins.visits; visit += 1)
          p += (wins.finishes[visit * 3 + mine] ?? 0) * (waits.goesOn[(visit - fewer) * 3 + theirs] ?? 0)
        ends.push({ p, winner, next, maximums: winner === 0 ? [mine, theirs] : [theirs, mine] })
      }
  }
  return ends
}

/** The match from where it stands. */
export function dartsNow({
  skills: [home, away],
  best,
  first,
  won,
  legs,
  ...leg
}: DartsState): SeriesNow<LegEnd> {
  const { series } = tableOf(home, away, best)
  if (first === null) {
    const either = ([0, 1] as const).flatMap((begins) => wholeLeg(home, away, begins))
    return { series, won, ends: either.map((end) => ({ ...end, p: end.p / 2 })) }
  }
  const progress = [progressFrom(home, leg.left[0]), progressFrom(away, leg.left[1])] as const
  return { series, won, ends: legEnds(progress, leg.thrower, throwsFirst(first, legs.length + 1)) }
}

/** How likely the home player wins a leg from its beginning. */
export function homeLeg({ skills: [home, away] }: DartsState, begins: Side): number {
  return wholeLeg(home, away, begins).reduce((sum, { p, winner }) => sum + (winner === 0 ? p : 0), 0)
}
