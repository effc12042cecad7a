import { randomUUID } from 'node:crypto'
import type { Executor } from '../../../db/Database.ts'
import { PlatformError } from '../../shared/errors.ts'
import type { ShownLine } from '../feed/shownLine.ts'
import { cashOutMargin } from '../terms/termsOf.ts'
import type { BetServices } from './BetServices.ts'
import { moveKey, stakeTaken } from './betJournals.ts'
import { betRepository, type FullBet } from './betRepository.ts'
import { cashedStake } from './cashedStake.ts'
import { type Chance, cashOutPrice } from './cashOutPrice.ts'
import { cashOutRepository } from './cashOutRepository.ts'
import { isOfferedFor, uncountCashed } from './cashOutTerms.ts'
import { eventsOf } from './eventsOf.ts'
import { findLines } from './findLines.ts'
import { countStake, payJournals } from './giveBack.ts'
import { withoutKeptPart } from './keptStake.ts'
import { liabilityRepository } from './liabilityRepository.ts'
import { lockBet } from './lockBet.ts'
import { owedOf } from './owedOf.ts'
import type { SportsBetLeg } from './schema.ts'
import { type Found, standingOf } from './takesBets.ts'

/** Milliseconds for which an offer can be taken. */
const life = 5_000

/** Why a bet cannot be cashed out. `no_price`: the feed says of a leg no chance; `not_worth`: not even one minor unit. */
export type CashOutCode =
  | 'not_open'
  | 'not_offered'
  | 'suspended'
  | 'no_price'
  | 'not_worth'
  | 'offer_expired'
  | 'price_differs'

export const cashOutRefused = (reason: CashOutCode) =>
  new PlatformError('InvalidRequestException', `The bet is not cashed out: ${reason}`, {
    status: 409,
    errorData: { reason },
  })

/** Pays bets out before they are decided, whole or in part. */
export function createCashOuts(services: BetServices) {
  const { database, lines, live, ledger, events, clock } = services

  /** Minor units that a bet is worth now, less the margin. @throws PlatformError `cashOutRefused` */
  async function worth(tx: Executor, bet: FullBet, toShare: number): Promise<bigint> {
    if (bet.state !== 'open' || toShare <= bet.cashedShare) throw cashOutRefused('not_open')
    const book = live.sportsbook()
    if (!book || !isOfferedFor(bet)) throw cashOutRefused('not_offered')
    const at = await findLines(services, tx, bet.legs.flatMap(linesOf), book)
    const { results, amount } = owedOf(bet, await lines.decided(tx, eventsOf(bet)))
    // It is decided, and will be settled in a moment.
    if (amount !== undefined) throw cashOutRefused('not_open')
    const margins = bet.legs.map(({ sport }) => cashOutMargin(book, sport))
    if (margins.some((one) => one === undefined)) throw cashOutRefused('not_offered')
    const margin = Math.max(...margins.map((one) => one ?? 0))
    const chances = bet.legs.map((leg, place) => (results[place] ? undefined : chanceOf(leg, at)))
    const price = withoutKeptPart(bet, cashOutPrice(bet, results, chances, { toShare, margin }))
    if (price <= 0n) throw cashOutRefused('not_worth')
    return price
  }

  return {
    /**
     * What a bet can be cashed out at, for some seconds.
     * @param toShare ten-thousandths of it, all that were cashed out before among them
     * @throws PlatformError `cashOutRefused`
     */
    async offer(
      uid: number,
      betId: number,
      toShare: number,
    ): Promise<{ id: string; amount: bigint; expiresAt: Date }> {
      return database.transaction(async (tx) => {
        const bet = await betRepository.find(tx, uid, betId)
        if (!bet) throw cashOutRefused('not_open')
        const offer = {
          id: randomUUID(),
          amount: await worth(tx, bet, toShare),
          expiresAt: new Date(clock().getTime() + life),
        }
        await cashOutRepository.offer(tx, { ...offer, betId, fromShare: bet.cashedShare, toShare })
        return offer
      })
    },

    /**
     * Pays what was offered, unless the bet has become worth less since or is decided. Of this and a settlement one wins.
     * @returns number of the bet
     * @throws PlatformError `cashOutRefused`
     */
    async take(tx: Executor, uid: number, id: string): Promise<number> {
      const offer = await cashOutRepository.find(tx, id, clock())
      if (!offer || (await betRepository.ownerOf(tx, offer.betId)) !== uid)
        throw cashOutRefused('offer_expired')
      const bet = await lockBet(tx, offer.betId)
      // Another part was cashed out since.
      if (!bet || bet.cashedShare !== offer.fromShare) throw cashOutRefused('offer_expired')
      const { toShare, amount } = offer
      if ((await worth(tx, bet, toShare)) < amount) throw cashOutRefused('price_differs')
      const key = moveKey(bet, bet.moves + 1)
      const stake = cashedStake({ ...bet, cashedShare: toShare }) - cashedStake(bet)
      const paid = await payJournals(services, tx, bet, { key, kind: 'win', amount })
      await ledger.post(tx, [...(stake > 0n ? [stakeTaken(bet, key, stake)] : []), ...paid])
      const liability = (bet.liability * BigInt(10_000 - toShare)) / BigInt(10_000 - bet.cashedShare)
      await liabilityRepository.release(tx, bet.legs, bet.currency, bet.liability - liability)
      const isWhole = toShare === 10_000
      await betRepository.change(tx, bet.id, {
        ...{ cashedShare: toShare, cashedOut: bet.cashedOut + amount, liability, moves: bet.moves + 1 },
        ...(isWhole && { state: 'cashed_out', settledAt: clock() }),
      })
      await cashOutRepository.take(tx, id, clock())
      await uncountCashed(services, tx, bet, toShare)
      if (isWhole) await countStake(services, tx, bet)
      const data = { bet: bet.id, state: isWhole ? 'cashed_out' : bet.state }
      await events.notify(uid, { name: 'bet', data }, tx)
      await events.notify(uid, { name: 'balance', data: {} }, tx)
      return bet.id
    },

    sweep: () => cashOutRepository.sweep(database.drizzle, clock()),
  }
}

function linesOf({ event, line, placeLine }: SportsBetLeg): { event: string; line: string }[] {
  return [line, ...(placeLine === null ? [] : [placeLine])].map((one) => ({ event, line: one }))
}

/** @throws PlatformError `cashOutRefused` where the leg takes no bets now, or the feed says no chance of it */
function chanceOf(
  { event, line, outcome, placeLine }: SportsBetLeg,
  at: (one: { event: string; line: string }) => Found,
): Chance {
  const found = at({ event, line })
  if (typeof standingOf(found, outcome) === 'string') throw cashOutRefused('suspended')
  const win = chanceIn(found.line, outcome)
  const place = placeLine === null ? undefined : chanceIn(at({ event, line: placeLine }).line, outcome)
  if (win === undefined || (placeLine !== null && place === undefined)) throw cashOutRefused('no_price')
  return { win, ...(place !== undefined && { place }) }
}

const chanceIn = (line: ShownLine | undefined, wanted: string): number | undefined =>
  line?.outcomes.find(({ id }) => id === wanted)?.probability
