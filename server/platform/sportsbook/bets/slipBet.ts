import { type Bet, type Leg, returnBounds } from '../../../../betting/bets/returnOf.ts'
import { countLines } from '../../../../betting/bets/systems.ts'
import { unitsOf } from '../../../../betting/bets/unitsOf.ts'
import { combinedOdds } from '../../../../betting/odds/Odds.ts'
import { nearest, type Ratio, times } from '../../../../betting/ratios.ts'
import type { QuotedLeg } from './SlipCodes.ts'

/** What of a leg its return depends on. */
type Priced = Pick<QuotedLeg, 'event' | 'odds' | 'isBanker'> & {
  jointOdds?: number | null
  placeShare?: readonly [number, number] | null
}

/** A bet as `betting` computes it: legs that were priced together are one. @property mostWin minor units; as much as it comes to if left out */
export function betOf(
  legs: readonly Priced[],
  { sizes, isEachWay, lineStake, mostWin }: Pick<Bet, 'sizes' | 'lineStake' | 'mostWin' | 'isEachWay'>,
): Bet {
  return {
    lineStake,
    sizes,
    isEachWay: isEachWay ?? false,
    ...(mostWin !== undefined && { mostWin }),
    legs: unitsOf(legs).flatMap(([leg]) => (leg ? legOf(leg) : [])),
  }
}

const legOf = ({ odds, jointOdds, isBanker, placeShare }: Priced): Leg => ({
  odds: jointOdds ?? odds,
  isBanker,
  ...(placeShare && { placeShare: { num: BigInt(placeShare[0]), den: BigInt(placeShare[1]) } }),
})

/** What a bet returns when all of it wins, in minor units. */
export const possibleReturn = (bet: Bet): bigint =>
  returnBounds(
    bet,
    bet.legs.map(() => undefined),
  ).most

/** How many stakes a bet is of. */
export const stakesOf = ({ legs, sizes, isEachWay }: Omit<Bet, 'lineStake'>): bigint =>
  BigInt(countLines(legs.length, sizes, legs.filter(({ isBanker }) => isBanker).length)) *
  (isEachWay ? 2n : 1n)

/** The largest combined odds of a line: bankers, and of the others those with the highest prices. */
export function largestOdds({ legs, sizes }: Pick<Bet, 'legs' | 'sizes'>): Ratio {
  const bankers = legs.filter(({ isBanker }) => isBanker)
  const others = legs.filter(({ isBanker }) => !isBanker).sort((one, other) => other.odds - one.odds)
  const line = [...bankers, ...others.slice(0, Math.max(...sizes) - bankers.length)]
  return combinedOdds(line.map(({ odds }) => odds))
}

/** The lowest combined odds of a line. */
export function leastOdds({ legs, sizes }: Pick<Bet, 'legs' | 'sizes'>): Ratio {
  const bankers = legs.filter(({ isBanker }) => isBanker)
  const others = legs.filter(({ isBanker }) => !isBanker).sort((one, other) => one.odds - other.odds)
  const line = [...bankers, ...others.slice(0, Math.min(...sizes) - bankers.length)]
  return combinedOdds(line.map(({ odds }) => odds))
}

/** Odds as they are shown: to the nearest ten-thousandth, and no larger than JSON can say. */
export function shownOdds(odds: Ratio): number {
  const shown = nearest(times(odds, { num: 10_000n, den: 1n }))
  return shown > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : Number(shown)
}

/** What there is room for, in minor units; no limit where one is left out. */
export type Room = { stake: bigint; return: bigint; liability?: bigint }

/** Finer than any return of a line: a stake by which it is measured what a unit returns. */
const MEASURE = 10n ** 15n

/** The largest stake on each line that stays within what there is room for, in whole minor units. */
export function mostLineStake(bet: Omit<Bet, 'lineStake' | 'mostWin'>, room: Room): bigint {
  const stakes = stakesOf(bet)
  const returned = possibleReturn({ ...bet, lineStake: MEASURE })
  const bounds = [
    room.stake / stakes,
    (room.return * MEASURE) / returned,
    ...(room.liability === undefined ? [] : [(room.liability * MEASURE) / (returned - stakes * MEASURE)]),
  ]
  const least = bounds.reduce((one, other) => (other < one ? other : one))
  return least > 0n ? least : 0n
}
