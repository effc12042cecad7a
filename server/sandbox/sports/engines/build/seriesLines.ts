import type { Result } from '../../../../../betting/bets/legFactor.ts'
import { type Counts, chanceOfCount, shiftCounts } from '../../models/counts.ts'
import type { Measure, Pair, PartEnd, Series } from '../../models/series.ts'
import type { ModelLine } from '../Engine.ts'
import { onlyWon } from './results.ts'

/** A match of parts, as far as its markets need it. */
export type SeriesNow<End extends PartEnd> = {
  series: Series<End>
  /** How the part that is played may end. */
  ends: readonly End[]
  /** Parts won. */
  won: Pair
}

/** What a measure comes to by the end of the match. @param before what the parts that are over came to */
export function countsOf<End extends PartEnd>(
  { series, ends, won }: SeriesNow<End>,
  measure: Measure<End>,
  before = 0,
): Counts {
  return shiftCounts(series.countsFrom(measure, ends, won), before)
}

/** Parts won more than the other side, by the end. */
export function partsAhead<End extends PartEnd>(now: SeriesNow<End>): Counts {
  return countsOf(now, { id: 'parts', of: ({ winner }) => 1 - 2 * winner }, now.won[0] - now.won[1])
}

/** Parts played, by the end, from how far one side is ahead then. */
export function partsPlayed({ from, chances }: Counts, best: number): Counts {
  const needed = (best + 1) / 2
  const played: number[] = Array(needed).fill(0)
  for (const [at, p] of chances.entries()) {
    const ahead = Math.abs(from + at)
    if (ahead > 0 && ahead <= needed) played[needed - ahead] = (played[needed - ahead] ?? 0) + p
  }
  return { from: needed, chances: played }
}

/** Where the numbers of correct scores begin in the feed, by the most parts that a match may have. */
const FIRST_SCORE: Readonly<Record<number, number>> = { 3: 4, 5: 8, 7: 14, 9: 22, 11: 32 }

/** The specifier and the outcomes of a correct score, the home side's best first. */
export function correctScores(best: number): { variant: string; scores: { id: string; ahead: number }[] } {
  const needed = (best + 1) / 2
  const variant = `sr:correct_score:bestof:${best}`
  const first = FIRST_SCORE[best] ?? 0
  const aheads = [...Array(2 * needed).keys()].map((at) => (at < needed ? needed - at : needed - at - 1))
  return { variant, scores: aheads.map((ahead, at) => ({ id: `${variant}:${first + at}`, ahead })) }
}

/** The line of the correct score in parts. @param ahead as `partsAhead` says */
export function correctScoreLine(market: number, ahead: Counts, best: number): ModelLine {
  const { variant, scores } = correctScores(best)
  const outcomes = scores.map(({ id, ahead: wanted }) => {
    const won = chanceOfCount(ahead, (count) => count === wanted)
    return { id, chance: { won, back: 0, lost: 1 - won } }
  })
  return { market, specifiers: `variant=${variant}`, outcomes }
}

export function correctScoreWon([home, away]: Pair, best: number): Readonly<Record<string, Result>> {
  const { scores } = correctScores(best)
  const winner = scores.find(({ ahead }) => ahead === home - away)
  return onlyWon(
    scores.map(({ id }) => id),
    winner?.id ?? '',
  )
}
