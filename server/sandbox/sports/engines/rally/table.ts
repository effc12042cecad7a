import { type RallyEnd, rallyEnds } from '../../models/rally.ts'
import { remember } from '../../models/remember.ts'
import { createSeries } from '../../models/series.ts'
import type { SeriesNow } from '../build/seriesLines.ts'
import type { RallyRules } from './RallyRules.ts'
import { type RallyState, targetOf } from './state.ts'

const tableOf = remember((p: number, target: number, lastTarget: number, best: number) => {
  const ends = { all: rallyEnds(p, target, [0, 0]), last: rallyEnds(p, lastTarget, [0, 0]) }
  const isLast = ([home, away]: readonly [number, number]) => home + away === best - 1
  return {
    ends,
    series: createSeries<RallyEnd>((best + 1) / 2, (won) => (isLast(won) ? ends.last : ends.all)),
  }
})

/** The match from where it stands. */
export function rallyNow(rules: RallyRules, { p, best, won, points }: RallyState): SeriesNow<RallyEnd> {
  const { series } = tableOf(p, rules.target, rules.lastTarget, best)
  return { series, ends: rallyEnds(p, targetOf(rules, won, best), points), won }
}

/** How likely the home side wins a set from its beginning, other than the last. */
export function homeSet(rules: RallyRules, { p, best }: RallyState): number {
  const { ends } = tableOf(p, rules.target, rules.lastTarget, best)
  return ends.all.reduce((sum, end) => sum + (end.winner === 0 ? end.p : 0), 0)
}
