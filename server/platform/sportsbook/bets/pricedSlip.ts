import type { Executor } from '../../../db/Database.ts'
import type { BetServices } from './BetServices.ts'
import { type BettingTerms, termsOfSport } from './BettingTerms.ts'
import { findLines } from './findLines.ts'
import { judgeLeg, markRelated } from './judgeLeg.ts'
import { mostLegs, type Slip, sizesOf } from './Slip.ts'
import type { QuotedLeg, SlipCode } from './SlipCodes.ts'
import { betOf, isAbove, largestOdds } from './slipBet.ts'

/** A slip as it can be bet on now. @property sizes of its lines; none where the system does not fit */
export type PricedSlip = { legs: QuotedLeg[]; sizes: number[]; codes: SlipCode[] }

/** Every selection of a slip as it stands, its events held until the transaction ends. */
export async function priceSlip(
  services: Pick<BetServices, 'lines' | 'clock'>,
  tx: Executor,
  slip: Slip,
  terms: BettingTerms,
): Promise<PricedSlip> {
  const found = await findLines(services, tx, slip.selections)
  const legs = slip.selections.map((one) => judgeLeg(one, found(one), terms, slip))
  const sizes = sizesOf(slip)
  const codes: SlipCode[] = [
    ...(slip.selections.length > mostLegs ? (['too_many'] as const) : []),
    ...(sizes ? [] : (['system'] as const)),
    ...(isOffered(slip, terms) ? [] : (['kind'] as const)),
  ]
  const priced = legs.every(({ odds }) => odds > 0)
  const bet = sizes && priced && betOf(legs, { sizes, lineStake: 1n })
  if (bet && isAbove(largestOdds(bet), terms.limits.mostOdds)) codes.push('combined_odds')
  return { legs: markRelated(legs), sizes: sizes ?? [], codes }
}

function isOffered({ system, selections, is_each_way }: Slip, { kinds }: BettingTerms): boolean {
  const kind = system === 'single' || system === 'multiple' ? system : 'system'
  if (is_each_way && !kinds.includes('eachWay')) return false
  return kinds.includes(kind) && (kinds.includes('bankers') || !selections.some(({ is_banker }) => is_banker))
}

/** Seconds that a bet waits: as long as the longest of its legs in play; 0 where none is. */
export function delayOf(legs: readonly Pick<QuotedLeg, 'sport' | 'isLive'>[], terms: BettingTerms): number {
  const waits = legs.filter(({ isLive }) => isLive).map(({ sport }) => termsOfSport(terms, sport)?.delay)
  return Math.max(0, ...waits.map((wait) => wait ?? terms.delay))
}
