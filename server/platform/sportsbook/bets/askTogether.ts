import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Odds } from '../../../../betting/odds/Odds.ts'
import { shownKey } from '../lines/LineSource.ts'
import { marginOf, withMargin } from '../terms/termsOf.ts'
import type { BetServices } from './BetServices.ts'
import { findLines } from './findLines.ts'
import { jointSelections } from './joint.ts'
import type { JointOdds } from './pricedSlip.ts'
import type { Selection, Slip } from './Slip.ts'
import { seenOf } from './seenOf.ts'

/**
 * Asks the feed what selections of one event cost together, before anything is held. Where it does not answer, it sells nothing; where one of
 * the lines has changed since it was asked, its price may be older than they are, and counts for nothing.
 */
export async function askTogether(
  services: Pick<BetServices, 'database' | 'lines' | 'customBet' | 'clock'>,
  slip: Slip,
  book: SportsbookDefinition,
): Promise<JointOdds> {
  const { database, customBet } = services
  const groups = customBet ? jointSelections(slip) : []
  if (groups.length === 0) return () => undefined
  const before = await database.transaction(async (tx) => {
    const at = await findLines(services, tx, groups.flat(), book)
    const seen = (one: Selection) => {
      const { line } = at(one)
      return line ? seenOf(line) : ''
    }
    return new Map(groups.flat().map((one) => [shownKey(one.event, one.line), seen(one)]))
  })
  const sold = new Map<string, Odds>()
  const ask = async (group: readonly Selection[]) => {
    const price = await customBet?.(group).catch(() => undefined)
    if (price && group[0]) sold.set(group[0].event, price.odds)
  }
  await Promise.all(groups.map(ask))
  return (event, legs) => {
    const odds = sold.get(event)
    const isOld = legs.some((leg) => before.get(shownKey(leg.event, leg.line)) !== leg.seen)
    return odds === undefined || isOld
      ? undefined
      : withMargin(odds, Math.max(...legs.map((leg) => marginOf(book, leg))))
  }
}
