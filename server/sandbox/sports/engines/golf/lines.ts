import { addCounts, type Counts, shiftCounts } from '../../models/counts.ts'
import { strokesOf } from '../../models/golf.ts'
import { placeShares } from '../../models/places.ts'
import { remember } from '../../models/remember.ts'
import { lineOf, overUnder, type Specifiers } from '../build/lines.ts'
import type { ModelLine } from '../Engine.ts'
import { pairsOf } from './pairs.ts'
import { type GolfState, isGolfOver, ninesLeft, ROUNDS, roundNines, roundOf, totalOf } from './state.ts'

/** Places of the lines on them: each way first, then the first five, ten and twenty. */
const EACH_WAY = [3, 4] as const
const TOP = [5, 10, 20] as const

/** The free texts of the feed that are ours: the winner, the best round. */
export const WINNER = 'pre:markettext:1'
export const BEST_ROUND = 'pre:markettext:2'

export function golfLines(state: GolfState): ModelLine[] {
  if (isGolfOver(state)) return []
  const totals = state.strokes.map((nines, at) =>
    shiftCounts(strokesOf(state.skills[at] ?? 0, ninesLeft(nines)), totalOf(nines)),
  )
  return [
    ...placeLines(state, totals),
    ...roundLines(state),
    ...headToHeads(state, totals),
    ...strokeLines(state, totals),
  ]
}

/** The winner, each-way places and top so many; who ties for the last of them shares it. */
function placeLines({ ids }: GolfState, totals: readonly Counts[]): ModelLine[] {
  const offered: [number, number, Specifiers][] = [
    [1, 534, { variant: WINNER }],
    ...EACH_WAY.map((pos): [number, number, Specifiers] => [pos, 868, { pos }]),
    ...TOP.map((winners): [number, number, Specifiers] => [winners, 1091, { winners }]),
  ]
  const fitting = offered.filter(([places]) => places < ids.length)
  const shares = placeShares(
    totals,
    fitting.map(([places]) => places),
  )
  return fitting.map(([, market, specifiers], at) => byPlayer(market, specifiers, ids, shares[at] ?? []))
}

/** The lowest score of this round and of the next. */
function roundLines(state: GolfState): ModelLine[] {
  const round = roundOf(state)
  const line = (roundnr: number, shares: readonly number[]) =>
    byPlayer(535, { roundnr, variant: BEST_ROUND }, state.ids, shares)
  const scores = state.strokes.map((nines, at) => {
    const played = roundNines(nines, round)
    return shiftCounts(strokesOf(state.skills[at] ?? 0, 2 - played.length), totalOf(played))
  })
  const lines = [line(round, placeShares(scores, [1])[0] ?? [])]
  return round < ROUNDS ? [...lines, line(round + 1, wholeRound(state.skills.join(' ')))] : lines
}

/** Shares of the best score of a round before it begins, which are the same of every round. @param skills in a row */
const wholeRound = remember((skills: string): readonly number[] => {
  const scores = skills.split(' ').map((skill) => strokesOf(Number(skill), 2))
  return placeShares(scores, [1])[0] ?? []
})

function byPlayer(market: number, specifiers: Specifiers, ids: readonly string[], shares: readonly number[]) {
  return lineOf(market, specifiers, Object.fromEntries(ids.map((id, at) => [id, shares[at] ?? 0])))
}

/** The draw of a head to head with three outcomes. */
export const LEVEL = '1717'

/** Who finishes ahead of another, with the draw as an outcome or as a refund. */
function headToHeads({ ids, skills, strokes }: GolfState, totals: readonly Counts[]): ModelLine[] {
  return pairsOf(skills).flatMap(([one, other], at): ModelLine[] => {
    const [first, second] = [ids[one] ?? '', ids[other] ?? '']
    const [mine, theirs] = [totals[one], totals[other]]
    if (!mine || !theirs || ninesLeft(strokes[one] ?? []) + ninesLeft(strokes[other] ?? []) === 0) return []
    const { ahead, level } = compare(mine, theirs)
    const behind = Math.max(0, 1 - ahead - level)
    const specifiers = `id=${at + 1}`
    const chances = { [first]: ahead, [LEVEL]: level, [second]: behind }
    const outcomes = [
      { id: first, chance: { won: ahead, back: level, lost: behind } },
      { id: second, chance: { won: behind, back: level, lost: ahead } },
    ]
    return [lineOf(538, { id: at + 1 }, chances), { market: 539, specifiers, outcomes }]
  })
}

/** How likely one takes fewer strokes than another, and as many. */
function compare(one: Counts, other: Counts): { ahead: number; level: number } {
  const turned: Counts = {
    from: -(other.from + other.chances.length - 1),
    chances: other.chances.toReversed(),
  }
  const { from, chances } = addCounts(one, turned)
  return {
    ahead: chances.slice(0, Math.max(0, -from)).reduce((sum, p) => sum + p, 0),
    level: chances[-from] ?? 0,
  }
}

/** Strokes of the best players. */
function strokeLines({ ids, skills, strokes }: GolfState, totals: readonly Counts[]): ModelLine[] {
  return pairsOf(skills)
    .flat()
    .slice(0, 6)
    .filter((at) => ninesLeft(strokes[at] ?? []) > 0)
    .flatMap((at) => overUnder(1008, { competitor: ids[at] ?? '' }, totals[at] as Counts, 3))
}
