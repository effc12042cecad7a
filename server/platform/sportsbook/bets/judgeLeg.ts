import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import { boostOf, type OfferedBoost } from '../boosts/boostTerms.ts'
import { sportIn } from '../terms/termsOf.ts'
import { placeOf } from './eachWay.ts'
import type { Selection, Slip } from './Slip.ts'
import type { LegCode, QuotedLeg } from './SlipCodes.ts'
import { seenOf } from './seenOf.ts'
import { type Found, standingOf } from './takesBets.ts'

/**
 * A selection as it can be bet on now, and what speaks against it.
 * @param boosts that hold for the slip
 */
export function judgeLeg(
  selection: Selection,
  found: Found,
  book: SportsbookDefinition,
  { is_each_way: isEachWay = false }: Pick<Slip, 'is_each_way'>,
  boosts: readonly OfferedBoost[] = [],
): QuotedLeg {
  const { event: id, line: key, outcome, odds: seen, is_banker: isBanker = false } = selection
  const { event, line, groups } = found
  const paid = line && placeOf(key, line.outcomes, book)
  const place = isEachWay ? paid : undefined
  const usualOdds = line?.outcomes.find((one) => one.id === outcome)?.odds ?? 0
  const boosted = boostOf(boosts, selection, usualOdds)
  const odds = boosted?.odds ?? usualOdds
  return {
    ...{ event: id, line: key, outcome, isBanker, odds },
    ...(line && { outcomes: line.outcomes.length }),
    ...{ sport: event?.sport ?? 0, tournament: event?.tournament ?? '', isLive: event?.isLive ?? false },
    groups,
    ...(boosted && { boost: boosted.boost.id, usualOdds }),
    ...(paid && { hasPlaces: true }),
    ...(place && { placeLine: place.line, placeShare: place.share }),
    version: event?.version ?? 0,
    seen: line ? seenOf(line) : '',
    codes: [...codesOf()],
  }

  function* codesOf(): Generator<LegCode> {
    if (event && !sportIn(book, event.sport)) return yield 'event_gone'
    const standing = standingOf(found, outcome)
    if (typeof standing === 'string') return yield standing
    if (seen !== undefined && seen !== odds) yield 'price_differs'
    if (isEachWay && !place) yield 'no_each_way'
  }
}

/**
 * Marks legs whose chances hang together: two of one event that nobody prices together, or something of a tournament as a whole and something else of it. Their
 * odds multiplied would be no price of both.
 */
export function markRelated(legs: readonly QuotedLeg[]): QuotedLeg[] {
  return legs.map((leg, at) =>
    legs.some((other, there) => there !== at && areRelated(leg, other))
      ? { ...leg, codes: [...leg.codes, 'related'] }
      : leg,
  )
}

function areRelated(one: QuotedLeg, other: QuotedLeg): boolean {
  if (one.event === other.event) return !one.jointOdds || !other.jointOdds
  const isMatch = ({ event }: QuotedLeg) => event.includes(':match:')
  return one.tournament !== '' && one.tournament === other.tournament && !(isMatch(one) && isMatch(other))
}
