import { returnBounds } from '#betting/bets/returnOf.ts'
import { sizesOf } from '#betting/bets/sizesOf.ts'
import { countLines } from '#betting/bets/systems.ts'
import { unitsOf } from '#betting/bets/unitsOf.ts'
import { combinedOdds } from '#betting/odds/Odds.ts'
import type { Ratio } from '#betting/ratios.ts'
import { unitsOf as minorUnits } from '../sums.ts'
import { bankersOf } from './systemsOf.ts'
import { legOf, type SlipQuote, type Wager } from './Wager.ts'

/** What a bet costs and may return, in minor units. @property back undefined where a price or a place is not known */
export type Sums = { stakes: bigint; stake: bigint; back?: bigint }

/**
 * What counts as one leg each, at what it stands by the quote, or what the player saw. Selections of one event that are priced together
 * are one; undefined while they have no common price, for their own must not be multiplied.
 */
function unitsOfWager({ selections }: Wager, quote: SlipQuote | undefined) {
  const of = (event: string, all: readonly { event: string }[] = []) =>
    all.filter((one) => one.event === event).length
  const units = unitsOf(
    selections.map((selection) => {
      const { event, odds, isBanker = false } = selection
      const told = legOf(quote, selection)
      // A price of other selections than these is none of theirs.
      const isOfAll = of(event, quote?.selections) === of(event, selections)
      const own = { event, isBanker, odds: told?.odds ?? odds, place: told?.place_part }
      return { ...own, jointOdds: isOfAll ? told?.joint_odds : undefined }
    }),
  ).flatMap(([first]) => first ?? [])
  return new Set(units.map(({ event }) => event)).size === units.length ? units : undefined
}

/**
 * What a bet comes to, computed as the platform computes it (decision 0310), before it has answered.
 * @param units on each line
 */
export function sumsOf(wager: Wager, units: bigint, quote: SlipQuote | undefined): Sums | undefined {
  const { selections, isEachWay, system } = wager
  const bankers = bankersOf(selections)
  const sizes = sizesOf(system, selections.length, bankers)
  if (!sizes) return undefined
  const lines = BigInt(countLines(selections.length, sizes, bankers))
  const stakes = isEachWay ? 2n * lines : lines
  const sums = { stakes, stake: stakes * units }
  const legs = unitsOfWager(wager, quote)
  if (!legs || (isEachWay && legs.some(({ place }) => place === undefined))) return sums
  const bet = {
    ...{ lineStake: units, isEachWay, sizes: system === 'multiple' ? [legs.length] : sizes },
    legs: legs.map(({ odds, jointOdds, isBanker, place }) => ({
      ...{ odds: jointOdds ?? odds, isBanker },
      ...(place !== undefined && { placeShare: { num: 1n, den: BigInt(place) } }),
    })),
    ...(quote && { mostWin: minorUnits(quote.most_win) }),
  }
  const open = bet.legs.map(() => undefined)
  return { ...sums, back: returnBounds(bet, open).most }
}

/** The odds of a bet of one line, to be shown; undefined while selections of one event have no common price. */
export function lineOdds(wager: Wager, quote: SlipQuote | undefined): Ratio | undefined {
  const legs = unitsOfWager(wager, quote)
  return legs && combinedOdds(legs.map(({ odds, jointOdds }) => jointOdds ?? odds))
}
