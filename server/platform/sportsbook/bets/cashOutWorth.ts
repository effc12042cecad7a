import type { Executor } from '../../../db/Database.ts'
import type { ShownLine } from '../feed/shownLine.ts'
import { cashOutIn } from '../terms/termsOf.ts'
import type { BetServices } from './BetServices.ts'
import type { FullBet } from './betRepository.ts'
import { type Chance, cashOutPrice } from './cashOutPrice.ts'
import type { CashOutCode } from './cashOutRefused.ts'
import { isOfferedFor } from './cashOutTerms.ts'
import { eventsOf } from './eventsOf.ts'
import { findLines } from './findLines.ts'
import { withoutKeptPart } from './keptStake.ts'
import { owedOf } from './owedOf.ts'
import type { SportsBetLeg } from './schema.ts'
import { type Found, standingOf } from './takesBets.ts'

/** What a part of a bet is worth. @property amount minor units, less the margin @property delay seconds that it waits, for what is in play */
export type CashOutWorth = { amount: bigint; delay: number }

/**
 * What a bet can be cashed out at now, or why it cannot.
 * @param toShare ten-thousandths of it, all that were cashed out before among them
 */
export async function cashOutWorth(
  services: Pick<BetServices, 'lines' | 'live' | 'clock'>,
  tx: Executor,
  bet: FullBet,
  toShare: number,
): Promise<CashOutWorth | CashOutCode> {
  if (bet.state !== 'open' || toShare <= bet.cashedShare) return 'not_open'
  const book = services.live.sportsbook()
  // No chance is known of legs that were priced together.
  if (!book || !isOfferedFor(bet) || bet.legs.some(({ jointOdds }) => jointOdds)) return 'not_offered'
  const at = await findLines(services, tx, bet.legs.flatMap(linesOf), book)
  const { results, amount: owed } = owedOf(bet, await services.lines.decided(tx, eventsOf(bet)))
  // It is decided, and will be settled in a moment.
  if (owed !== undefined) return 'not_open'
  let [margin, delay] = [0, 0]
  const chances: (Chance | undefined)[] = []
  for (const [place, leg] of bet.legs.entries()) {
    const terms = cashOutIn(book, leg.sport)
    if (!terms) return 'not_offered'
    margin = Math.max(margin, terms.margin)
    const chance = results[place] ? undefined : chanceOf(leg, at)
    if (typeof chance === 'string') return chance
    if (chance && at(leg).event?.isLive) delay = Math.max(delay, terms.delay)
    chances.push(chance)
  }
  // A boost is for who lets the bet stand: sold at once it would be money for nothing.
  const usual = { ...bet, legs: bet.legs.map((leg) => ({ ...leg, odds: leg.usualOdds ?? leg.odds })) }
  const amount = withoutKeptPart(bet, cashOutPrice(usual, results, chances, { toShare, margin }))
  return amount > 0n ? { amount, delay } : 'not_worth'
}

function linesOf({ event, line, placeLine }: SportsBetLeg): { event: string; line: string }[] {
  return [line, ...(placeLine === null ? [] : [placeLine])].map((one) => ({ event, line: one }))
}

/** Refused where the leg takes no bets now, or the feed says no chance of it. */
function chanceOf(
  { event, line, outcome, placeLine }: SportsBetLeg,
  at: (one: { event: string; line: string }) => Found,
): Chance | Extract<CashOutCode, 'suspended' | 'no_price'> {
  const found = at({ event, line })
  if (typeof standingOf(found, outcome) === 'string') return 'suspended'
  const win = chanceIn(found.line, outcome)
  const place = placeLine === null ? undefined : chanceIn(at({ event, line: placeLine }).line, outcome)
  if (win === undefined || (placeLine !== null && place === undefined)) return 'no_price'
  return { win, ...(place !== undefined && { place }) }
}

const chanceIn = (line: ShownLine | undefined, wanted: string): number | undefined =>
  line?.outcomes.find(({ id }) => id === wanted)?.probability
