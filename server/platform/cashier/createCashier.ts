import type { CashierServices } from './CashierServices.ts'
import { createDeposits } from './deposits/createDeposits.ts'
import { createGivingUp } from './deposits/createGivingUp.ts'
import { maskEnded } from './methods/maskEnded.ts'
import { createOperator } from './operator/createOperator.ts'
import { type Payment, paymentRepository } from './paymentRepository.ts'
import { isOpen } from './paymentStates.ts'
import { createCallbacks } from './provider/createCallbacks.ts'
import { ProviderError } from './provider/PaymentProvider.ts'
import { watchedProvider } from './provider/watchedProvider.ts'
import { referenceOf } from './references.ts'
import { collectDebts } from './reversals/collectDebts.ts'
import { tellPlayer } from './tellPlayer.ts'
import { createPayouts } from './withdrawals/createPayouts.ts'
import { createWithdrawalMoves } from './withdrawals/createWithdrawalMoves.ts'
import { createWithdrawals } from './withdrawals/createWithdrawals.ts'

/** Milliseconds after which the provider is asked how an open payment stands, and asked again. */
const askAfter = 5 * 60_000
/** Milliseconds after which a payout that was not sent is left to be sent again: its job has given up by then. */
const leaveAfter = 20 * 3600_000
const day = 24 * 3600_000
/** Most payments that one sweep asks about; the next takes the others. */
const askAtOnce = 50

/** Money in and out, on the ledger. */
export function createCashier(given: CashierServices) {
  const { database, events, jobs, log, clock, watch } = given
  const services = {
    ...given,
    provider: given.provider && watch ? watchedProvider(given.provider, watch) : given.provider,
  }
  const deposits = createDeposits(services)
  const moves = createWithdrawalMoves(services)
  const withdrawals = createWithdrawals(services, moves)
  const payouts = createPayouts(services, moves)
  const callbacks = createCallbacks(services)

  /** Callbacks may be lost, and processes die: whatever is open for long is looked after. */
  async function lookAfter(payment: Payment): Promise<void> {
    const { provider } = services
    const { id, status, type } = payment
    if (provider && status === 'approved') return moves.leave(database.drizzle, id)
    // Of what another provider began nobody can be asked any more: time alone ends it.
    if (provider?.name !== payment.provider) return type === 'deposit' ? expire(id, true) : undefined
    if (status === 'sent' && payment.payment === null) return moves.leave(database.drizzle, id)
    const event = await provider.status(referenceOf(payment))
    if (event) await callbacks.take(event, provider.name)
    if (type === 'deposit') await expire(id, event !== undefined)
  }

  /**
   * A deposit that nobody paid in time; what was paid in time counts, for the provider was asked before. One that the
   * provider never heard of, because it could not be reached, takes no room of the player's limit any longer.
   */
  async function expire(id: number, isKnown: boolean): Promise<void> {
    await database.transaction(async (tx) => {
      const payment = await paymentRepository.lock(tx, id)
      if (!payment?.expiresAt || !isOpen('deposit', payment.status)) return
      const isAbandoned = !isKnown && payment.status === 'created'
      if (payment.expiresAt > clock() && !isAbandoned) return
      const move = { status: 'expired' as const, actor: 'site' as const, at: clock() }
      await tellPlayer(events, tx, await paymentRepository.move(tx, payment, move))
    })
  }

  return {
    deposits,
    givingUp: createGivingUp(services, callbacks),
    withdrawals,
    payouts,
    hear: callbacks.hear,
    operator: createOperator(services),

    /** Takes what players owe from what they got since. */
    collect: () => collectDebts(services),

    /** Asks how payments stand that were open for long, and lets deposits expire. @param signal ends it early */
    async sweep(signal?: AbortSignal): Promise<void> {
      const now = clock()
      const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
      const taken = { now, before: ago(askAfter), unsentBefore: ago(leaveAfter), atMost: askAtOnce }
      for (const id of await paymentRepository.takeToAsk(database.drizzle, taken)) {
        if (signal?.aborted) return
        const payment = await paymentRepository.find(database.drizzle, id)
        try {
          if (payment) await lookAfter(payment)
        } catch (error) {
          // The others need not wait for one that fails.
          const isTheirs = error instanceof ProviderError
          const what = isTheirs ? 'the payment provider could not be asked' : 'a payment was not looked after'
          log.warn({ err: error, payment: id }, what)
        }
      }
    },

    /** Forgets requisites that nobody needs any more, if the site says after how long. */
    async forget(): Promise<void> {
      const days = services.live.site().cashier?.requisitesDays
      if (days !== undefined) await maskEnded(database, new Date(clock().getTime() - days * day))
    },

    /** Sends from now on what is approved, in this process. */
    start: () => jobs.work('payout', ({ payment }) => payouts.send(Number(payment))),
  }
}

export type Cashier = ReturnType<typeof createCashier>
