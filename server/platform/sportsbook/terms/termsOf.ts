import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import { isOdds, type Odds } from '../../../../betting/odds/Odds.ts'

/** What was bet on, as terms see it: its sport, and the groups that the feed counts its market to. */
export type Backed = { sport: number; groups: readonly string[] }

/** The sport with its terms; undefined where no bets are taken on it. */
export const sportIn = ({ sports }: SportsbookDefinition, sport: number) =>
  sports.find(({ number }) => number === sport)

/** Seconds that a bet waits, where one of its legs is in play; the longest of its legs. @param legs those in play */
export function delayOf(book: SportsbookDefinition, legs: readonly Backed[]): number {
  return Math.max(
    0,
    ...legs.flatMap(({ sport, groups }) => [
      sportIn(book, sport)?.delay ?? book.delay,
      ...ofGroups(book, groups, 'delay'),
    ]),
  )
}

/** Thousandths that come on top of the margin of the feed. */
export function marginOf(book: SportsbookDefinition, { sport, groups }: Backed): number {
  const own = sportIn(book, sport)?.margin ?? book.margin ?? 0
  return own + Math.max(0, ...ofGroups(book, groups, 'margin'))
}

/** A price of the feed with the margin of the house: cut down to a ten-thousandth, and never a price that wins nothing. */
export function withMargin(odds: Odds, perMille: number): Odds {
  const priced = Math.floor((odds * 1000) / (1000 + perMille))
  return isOdds(priced) ? priced : 10_001
}

/**
 * By what bets on a sport are cashed out; undefined where they are not.
 * @returns the margin in thousandths, and the seconds that they wait in play
 */
export function cashOutIn(
  book: SportsbookDefinition,
  sport: number,
): { margin: number; delay: number } | undefined {
  const { isActive, margin = 0, delay = 0 } = sportIn(book, sport)?.cashOut ?? book.cashOut
  return isActive ? { margin, delay } : undefined
}

/** By which part of its odds, and for how many places, a place is paid. */
export type PlaceTerm = { part: number; places: number }

/** The place terms of a race; undefined where bets are on the win alone. @param runners that can be bet on when the bet is placed */
export function placeTerm(
  { eachWay }: SportsbookDefinition,
  runners: number,
  isHandicap = false,
): PlaceTerm | undefined {
  const fitting = (terms: typeof eachWay.usual) => terms.findLast((one) => runners >= one.runners)
  const found = (isHandicap && eachWay.handicaps && fitting(eachWay.handicaps)) || fitting(eachWay.usual)
  return found && { part: found.part, places: found.places }
}

function ofGroups(book: SportsbookDefinition, groups: readonly string[], what: 'delay' | 'margin'): number[] {
  const { markets = {} } = book
  return groups.flatMap((group) => {
    const value = Object.hasOwn(markets, group) ? markets[group]?.[what] : undefined
    return value === undefined ? [] : [value]
  })
}
