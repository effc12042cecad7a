import { randomUUID } from 'node:crypto'
import type { Executor } from '../../../db/Database.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import type { BetServices } from './BetServices.ts'
import { moveKey, stakeTaken } from './betJournals.ts'
import { betRepository, type FullBet } from './betRepository.ts'
import { cashedStake } from './cashedStake.ts'
import { type CashOutCode, cashOutRefused } from './cashOutRefused.ts'
import { cashOutRepository } from './cashOutRepository.ts'
import { uncountCashed } from './cashOutTerms.ts'
import { type CashOutWorth, cashOutWorth } from './cashOutWorth.ts'
import { countStake, payJournals } from './giveBack.ts'
import { liabilityRepository } from './liabilityRepository.ts'
import { lockBet } from './lockBet.ts'
import type { SportsCashOut } from './schema.ts'

/** Milliseconds for which an offer can be taken. */
const life = 5_000

/** Most that are decided before it is looked again for those that are due. */
const atOnce = 200

/** Pays bets out before they are decided, whole or in part; in play after a delay. */
export function createCashOuts(services: BetServices) {
  const { database, ledger, events, clock } = services

  /** @throws PlatformError `cashOutRefused` */
  async function worthNow(tx: Executor, bet: FullBet, toShare: number): Promise<CashOutWorth> {
    const worth = (await cashOutRepository.isWaiting(tx, bet.id))
      ? 'pending'
      : await cashOutWorth(services, tx, bet, toShare)
    if (typeof worth === 'string') throw cashOutRefused(worth)
    return worth
  }

  async function pay(tx: Executor, bet: FullBet, { id, toShare, amount }: SportsCashOut): Promise<void> {
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
    await services.betMoved?.(tx, bet)
    await cashOutRepository.take(tx, id, clock())
    await uncountCashed(services, tx, bet, toShare)
    if (isWhole) await countStake(services, tx, bet)
    await tell(tx, bet, { state: isWhole ? 'cashed_out' : bet.state })
    await events.notify(bet.uid, { name: 'balance', data: {} }, tx)
  }

  async function refuse(tx: Executor, bet: FullBet, id: string, reason: CashOutCode): Promise<void> {
    await cashOutRepository.refuse(tx, id, reason)
    await tell(tx, bet, { state: bet.state, cash_out: 'refused', reason })
  }

  const tell = (tx: Executor, { uid, id }: FullBet, data: Record<string, string>) =>
    events.notify(uid, { name: 'bet', data: { bet: id, ...data } }, tx)

  /** Decides one whose delay is over, once; any other stays as it is. What was offered is paid, unless the bet has become worth less. */
  async function decide(id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const betId = await cashOutRepository.betOf(tx, id)
      const bet = betId === undefined ? undefined : await lockBet(tx, betId)
      const asked = bet && (await cashOutRepository.due(tx, id, clock()))
      if (!asked) return
      const worth = await cashOutWorth(services, tx, bet, asked.toShare)
      if (typeof worth === 'string') await refuse(tx, bet, id, worth)
      else if (worth.amount < asked.amount) await refuse(tx, bet, id, 'price_differs')
      else await pay(tx, bet, asked)
    })
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
    ): Promise<CashOutWorth & { id: string; expiresAt: Date }> {
      return database.transaction(async (tx) => {
        const bet = await betRepository.find(tx, uid, betId)
        if (!bet) throw cashOutRefused('not_open')
        const worth = await worthNow(tx, bet, toShare)
        const { amount } = worth
        const offer = { id: randomUUID(), expiresAt: new Date(clock().getTime() + life) }
        await cashOutRepository.offer(tx, { ...offer, betId, fromShare: bet.cashedShare, toShare, amount })
        return { ...offer, ...worth }
      })
    },

    /**
     * Takes an offer, unless the bet has become worth less since or is decided: before the event it is paid, in play it waits for the delay
     * and is decided then. Of this and a settlement one wins.
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
      const { amount, delay } = await worthNow(tx, bet, offer.toShare)
      if (amount < offer.amount) throw cashOutRefused('price_differs')
      if (delay === 0) await pay(tx, bet, offer)
      else {
        await cashOutRepository.wait(tx, id, new Date(clock().getTime() + delay * 1000))
        await tell(tx, bet, { state: bet.state, cash_out: 'pending' })
      }
      return bet.id
    },

    decide,

    /** Decides all whose delay is over, whichever process took them. */
    async decideDue(): Promise<void> {
      for (;;) {
        const due = await cashOutRepository.allDue(database.drizzle, clock(), atOnce)
        await eachAlone(due, decide)
        if (due.length < atOnce) return
      }
    },

    sweep: () => cashOutRepository.sweep(database.drizzle, clock()),
  }
}
