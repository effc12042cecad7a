import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import { againstSlip } from '../../bonuses/betTerms.ts'
import { readStake } from '../../bonuses/storedStake.ts'
import { codeOfFreeBet } from '../../freebets/freeBetTerms.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import { limitsIn } from '../terms/limitsIn.ts'
import type { BetServices } from './BetServices.ts'
import { betKey } from './betJournals.ts'
import { betRepository, type FullBet } from './betRepository.ts'
import { findLines } from './findLines.ts'
import { giveBack } from './giveBack.ts'
import { decidePending, type Verdict } from './judgePrices.ts'
import { keptStake, liabilityOf } from './keptStake.ts'
import { liabilityRepository } from './liabilityRepository.ts'
import { lockBet } from './lockBet.ts'
import { playedSlip } from './playedSlip.ts'
import type { Refusal } from './schema.ts'
import { betOf, possibleReturn } from './slipBet.ts'

/** Most bets that are decided before it is looked again for those that are due. */
const atOnce = 200

/** Decides bets that wait for their delay. */
export function createDecisions(services: BetServices) {
  const { database, live, bonusPlay, protection, events, clock } = services

  /** Decides a bet whose delay is over, once; any other stays as it is. */
  async function decide(id: number): Promise<void> {
    await database.transaction(async (tx) => {
      const bet = await lockBet(tx, id)
      if (bet?.state !== 'pending' || !bet.decideAt || bet.decideAt > clock()) return
      const found = await protection.read(bet.uid, clock(), tx)
      if (protection.isExcluded(found)) return refuse(tx, bet, { code: 'excluded' })
      const book = live.sportsbook()
      if (!book) return refuse(tx, bet, { code: 'event_gone' })
      const at = await findLines(services, tx, bet.legs, book)
      const verdict = decidePending(bet.legs, bet.legs.map(at), bet.priceChanges)
      if (verdict.do === 'reject') return refuse(tx, bet, { code: verdict.code })
      if (verdict.do === 'reoffer') return refuse(tx, bet, { code: 'price_differs', odds: verdict.odds })
      await accept(tx, bet, verdict, book)
    })
  }

  async function accept(
    tx: Executor,
    bet: FullBet,
    { odds }: Extract<Verdict, { odds: number[] }>,
    book: SportsbookDefinition,
  ) {
    const acceptedAt = clock()
    const legs = bet.legs.map((leg, at) => ({ ...leg, odds: odds[at] ?? leg.odds }))
    const shape = betOf(legs, bet)
    const stake = readStake(bet.paidFrom)
    // A price that fell while it waited, and was taken.
    const [against] = againstSlip(stake.bets, playedSlip(bet.system, shape))
    if (against && stake.bonus > 0n)
      return refuse(tx, bet, { code: bet.freeBet === null ? against : codeOfFreeBet(against) })
    if (against) await bonusPlay.uncount(tx, { round: betKey(bet), stake, counted: stake.counted ?? 0n })
    const possible = possibleReturn(shape)
    const liability = liabilityOf(bet, possible)
    const most = limitsIn(book, bet.currency)?.mostLiability ?? 0n
    const more = { amount: liability - bet.liability, most }
    if (!(await liabilityRepository.change(tx, legs, bet.currency, more)))
      return refuse(tx, bet, { code: 'limit' })
    await betRepository.price(tx, bet.id, odds)
    await betRepository.change(tx, bet.id, {
      ...{ state: 'open', acceptedAt, decideAt: null },
      ...{ possibleReturn: possible - keptStake(bet), liability },
    })
    await events.notify(bet.uid, { name: 'bet', data: { bet: bet.id, state: 'open' } }, tx)
  }

  async function refuse(tx: Executor, bet: FullBet, refusal: Refusal): Promise<void> {
    await liabilityRepository.release(tx, bet.legs, bet.currency, bet.liability)
    await giveBack(services, tx, bet)
    const state = refusal.odds ? 'reoffered' : 'rejected'
    await betRepository.change(tx, bet.id, {
      ...{ state, refusal, decideAt: null, liability: 0n, moves: bet.moves + 1 },
      isFreeBetBack: bet.freeBet !== null,
    })
    const { uid, id } = bet
    await events.notify(uid, { name: 'bet', data: { bet: id, state, reason: refusal.code } }, tx)
    await events.notify(uid, { name: 'balance', data: {} }, tx)
  }

  return {
    decide,

    /** Decides all whose delay is over, whichever process took them. */
    async decideDue(): Promise<void> {
      for (;;) {
        const due = await betRepository.due(database.drizzle, clock(), atOnce)
        await eachAlone(due, decide)
        if (due.length < atOnce) return
      }
    },
  }
}
