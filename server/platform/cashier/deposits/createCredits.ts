import type { Executor } from '../../../db/Database.ts'
import { isExcluded } from '../../responsibleGaming/exclusion.ts'
import type { CashierServices } from '../CashierServices.ts'
import { collectionJournal, depositJournal } from '../paymentJournals.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { nextStatus } from '../paymentStates.ts'
import { isReversal } from '../provider/judgeReversal.ts'
import { addUp } from '../received.ts'
import type { createReversals } from '../reversals/createReversals.ts'
import { reversalRepository } from '../reversals/reversalRepository.ts'
import { tellPlayer } from '../tellPlayer.ts'

type Services = Pick<CashierServices, 'ledger' | 'campaigns' | 'protection' | 'events' | 'clock'>
type Early = Awaited<ReturnType<typeof reversalRepository.early>>

/** Gives the player what a deposit brought in, of which the provider says that it was captured. */
export function createCredits(services: Services, reversals: ReturnType<typeof createReversals>) {
  const { ledger, campaigns, protection, events, clock } = services

  /**
   * What the deposit brings besides itself. Nothing is given to somebody who excluded themselves meanwhile, who owes
   * something, or whose money has gone back already.
   */
  async function promotionsFor(tx: Executor, payment: Payment, owed: bigint, early: Early) {
    const { id, uid, amount, currency, method, offer } = payment
    const { exclusion } = await protection.read(uid, clock(), tx)
    if (isExcluded(exclusion, clock()) || owed > 0n || early.length > 0) return { journals: [], gifts: [] }
    return campaigns.deposited(tx, uid, { id, amount, currency, method }, offer ?? undefined)
  }

  return {
    /**
     * It pays first what the player owes. What of it went back before is taken back at once.
     * @returns what went back and is more than came in
     */
    async credit(tx: Executor, payment: Payment, named: string): Promise<Early> {
      const { id, uid, amount, currency, provider } = payment
      const early = await reversalRepository.early(tx, provider, named)
      const { amount: owed } = await ledger.owedBy(uid, currency, tx)
      const { journals, gifts } = await promotionsFor(tx, payment, owed, early)
      const there = amount + (await ledger.balanceOf(uid, 'main', currency, tx))
      const settled = owed < there ? owed : there
      const all = [depositJournal(payment), ...journals]
      if (settled > 0n) {
        const of = `deposit-${id}`
        all.push(collectionJournal({ uid, amount: settled, currency, of, payment: id }))
      }
      if (gifts.length > 0 || settled > 0n)
        await paymentRepository.set(tx, id, { received: addUp(gifts, settled) })
      const tooMuch: Early = []
      let now = { payment, main: there - settled }
      for (const word of early) {
        const { state } = word
        if (word.currency !== currency || word.amount > amount - now.payment.reversed || !isReversal(state)) {
          tooMuch.push(word)
          continue
        }
        const { payment: less, journals: back, main } = await reversals.plan(tx, now.payment, word, now.main)
        all.push(...back)
        const cause = less.reversed < amount ? 'partly_reversed' : state
        const status = nextStatus('deposit', less.status, cause)
        if (!status) throw new Error(`Payment ${id} cannot be ${cause}`)
        const moved = await paymentRepository.move(tx, less, { status, actor: 'provider', at: clock() })
        await tellPlayer(events, tx, moved)
        now = { payment: moved, main }
      }
      await ledger.post(tx, all)
      return tooMuch
    },
  }
}
