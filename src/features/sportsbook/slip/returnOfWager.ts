import { returnBounds, stakeOf } from '#betting/bets/returnOf.ts'
import { sizesOf } from '#betting/bets/sizesOf.ts'
import { combinedOdds } from '#betting/odds/Odds.ts'
import type { Ratio } from '#betting/ratios.ts'
import { unitsOf } from './readStake.ts'
import { bankersOf } from './systemsOf.ts'
import { legOf, type SlipQuote, type Wager } from './Wager.ts'

/** What a bet costs and may return, in minor units. @property back undefined where a price or a place is not known */
export type Sums = { stakes: bigint; stake: bigint; back?: bigint }

/**
 * What a bet comes to, computed as the platform computes it (decision 0310), before it has answered.
 * @param units on each line
 */
export function sumsOf(wager: Wager, units: bigint, quote: SlipQuote | undefined): Sums | undefined {
  const { selections, isEachWay, system } = wager
  const sizes = sizesOf(system, selections.length, bankersOf(selections))
  if (!sizes) return undefined
  const places = selections.map((selection) => legOf(quote, selection)?.place_part)
  const bet = {
    ...{ lineStake: units, sizes, isEachWay },
    legs: oddsNow(wager, quote).map((odds, at) => {
      const part = places[at]
      const isBanker = selections[at]?.isBanker === true
      return { odds, isBanker, ...(part !== undefined && { placeShare: { num: 1n, den: BigInt(part) } }) }
    }),
    ...(quote && { mostWin: unitsOf(quote.most_win) }),
  }
  const sums = { stakes: stakeOf({ ...bet, lineStake: 1n }), stake: stakeOf(bet) }
  const isKnown = !isEachWay || places.every((part) => part !== undefined)
  return isKnown
    ? {
        ...sums,
        back: returnBounds(
          bet,
          bet.legs.map(() => undefined),
        ).most,
      }
    : sums
}

/** What each leg stands at: by the quote, or what the player saw. */
export const oddsNow = ({ selections }: Wager, quote: SlipQuote | undefined): number[] =>
  selections.map((selection) => legOf(quote, selection)?.odds ?? selection.odds)

/** The odds of a bet of one line, to be shown. */
export const lineOdds = (wager: Wager, quote: SlipQuote | undefined): Ratio =>
  combinedOdds(oddsNow(wager, quote))
