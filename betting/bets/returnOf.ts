import { type Odds, ratioOf } from '../odds/Odds.ts'
import { compare, nearest, ONE, plus, type Ratio, times, ZERO } from '../ratios.ts'
import { legFactor, type Result } from './legFactor.ts'
import { countLines } from './systems.ts'

export type Leg = {
  odds: Odds
  /** Stands in every line of a system. */
  isBanker?: boolean
  /** The part of what a win pays that a place pays: a fourth, a fifth. In each leg of a bet each way. */
  placeShare?: Ratio
}

/** A single (one leg, lines of one), a multiple (one line of all), or a system. */
export type Bet = {
  /** On each line, in minor units; on the win and on the place of each line where it is each way. */
  lineStake: bigint
  legs: readonly Leg[]
  /** Of how many legs lines are, bankers among them: each size once. */
  sizes: readonly number[]
  isEachWay?: boolean
  /** The most that the bet may win above its stake, in minor units, after all lines are added up. */
  mostWin?: bigint
  /** The part of the bet that is meant, where another part of it was cashed out: all of it if left out. */
  share?: Ratio
}

/** What is known of a leg; of its place too where the bet is each way. */
export type LegResult = { win: Result; place?: Result }

/** The whole stake, in minor units. */
export function stakeOf({ lineStake, legs, sizes, isEachWay }: Bet): bigint {
  const lines = countLines(legs.length, sizes, legs.filter(({ isBanker }) => isBanker).length)
  return lineStake * BigInt(lines) * (isEachWay ? 2n : 1n)
}

/**
 * What a bet comes back as, in minor units: all its lines added up exactly, rounded once to the nearest unit, a half up.
 * @param results one a leg, in their order
 */
export function returnOf(bet: Bet, results: readonly LegResult[]): bigint {
  return explainReturn(bet, results).amount
}

/** How a return comes about. @property lines what a stake of one on each line comes back as @property isCut more would be above `mostWin` */
export type Explained = {
  wins: Ratio[]
  /** Of a bet each way. */
  places: Ratio[]
  lines: Ratio
  isCut: boolean
  amount: bigint
}

/** The same with what led to it: what each leg counts for, and the lines added up. */
export function explainReturn(bet: Bet, results: readonly LegResult[]): Explained {
  const wins = factorsOf(
    bet,
    results,
    ({ odds }) => ratioOf(odds),
    ({ win }) => win,
  )
  const places = bet.isEachWay ? factorsOf(bet, results, placeOdds, ({ place }) => place ?? LOST) : []
  const lines = plus(sumOfLines(bet, wins), places.length > 0 ? sumOfLines(bet, places) : ZERO)
  const all = times({ num: bet.lineStake, den: 1n }, lines)
  const most = bet.mostWin === undefined ? all : { num: stakeOf(bet) + bet.mostWin, den: 1n }
  const isCut = compare(all, most) > 0
  const factors = (of: Factor[]) => of.map(({ factor }) => factor)
  const amount = nearest(times(isCut ? most : all, bet.share ?? ONE))
  return { wins: factors(wins), places: factors(places), lines, isCut, amount }
}

/**
 * The least and the most that a bet may come back as while some legs are not decided. Where they are equal, the others
 * change nothing any more: a multiple of which one leg lost.
 */
export function returnBounds(
  bet: Bet,
  results: readonly (LegResult | undefined)[],
): { least: bigint; most: bigint } {
  const decidedAs = (result: Result) => results.map((known) => known ?? { win: result, place: result })
  return { least: returnOf(bet, decidedAs(LOST)), most: returnOf(bet, decidedAs(WON)) }
}

const WON: Result = { won: true, voidHalves: 0 }
const LOST: Result = { won: false, voidHalves: 0 }

/** One and the share of what a win pays. @throws RangeError where a leg of a bet each way has none */
function placeOdds({ odds, placeShare }: Leg): Ratio {
  if (!placeShare) throw new RangeError('A leg of a bet each way has no share for a place')
  const { num, den } = ratioOf(odds)
  return plus(ONE, times(placeShare, { num: num - den, den }))
}

type Factor = { factor: Ratio; isBanker: boolean }

function factorsOf(
  { legs }: Bet,
  results: readonly LegResult[],
  oddsOf: (leg: Leg) => Ratio,
  resultOf: (result: LegResult) => Result,
): Factor[] {
  if (legs.length !== results.length)
    throw new RangeError(`${legs.length} legs cannot be settled by ${results.length} results`)
  return legs.map((leg, at) => ({
    factor: legFactor(oddsOf(leg), resultOf(results[at] as LegResult)),
    isBanker: leg.isBanker === true,
  }))
}

/**
 * What a stake of one on each line comes back as. No line is written out: of the legs that are no bankers, all products of k
 * are the k-th elementary symmetric polynomial, made in one pass; bankers multiply each.
 */
function sumOfLines({ sizes }: Bet, factors: readonly Factor[]): Ratio {
  const bankers = factors.filter(({ isBanker }) => isBanker)
  // Above one denominator, that of all factors multiplied.
  const sums = [1n]
  let den = 1n
  for (const { factor } of factors.filter(({ isBanker }) => !isBanker)) {
    sums.push(0n)
    for (let size = sums.length - 1; size >= 0; size -= 1)
      sums[size] = (sums[size] as bigint) * factor.den + (sums[size - 1] ?? 0n) * factor.num
    den *= factor.den
  }
  const num = sizes.reduce((sum, size) => sum + (sums[size - bankers.length] ?? 0n), 0n)
  return bankers.reduce((sum, { factor }) => times(sum, factor), { num, den })
}
