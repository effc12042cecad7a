import type { Executor } from '../../db/Database.ts'
import type { AccountInfo } from '../accounts/accountInfo.ts'
import { lockPlayer, readCandidate } from '../bonuses/lockPlayer.ts'
import { invalidParameters } from '../errors.ts'
import type { CallContext, OperationInput } from '../operations.ts'
import { LedgerError } from '../wallet/LedgerError.ts'
import { toAmount } from '../wallet/money.ts'
import type { CashierServices } from './CashierServices.ts'
import { noSuchPayment, notCancellable, tooManyPayments, unavailable } from './cashierErrors.ts'
import { checkPayment } from './checkPayment.ts'
import { ProviderError } from './PaymentProvider.ts'
import { type Actor, type Payment, paymentRepository } from './paymentRepository.ts'
import { nextStatus } from './paymentStates.ts'
import { referenceOf } from './references.ts'
import { refuseUnready } from './refuseUnready.ts'
import { tellPlayer } from './tellPlayer.ts'
import { refuseBeyondLimits, requirementsOf, waitsForReview } from './withdrawalRules.ts'

type Input = OperationInput<'cashier.makewithdrawal'>

const hour = 3600

/** Paying out: money is set aside, perhaps looked at by a human, sent, and booked once the provider says it arrived. */
export function createWithdrawals(services: CashierServices) {
  const { database, live, ledger, bonuses, events, jobs, clock } = services

  async function setAside(tx: Executor, uid: number, amount: bigint, currency: string, id: number) {
    const { general, cashier } = live.site()
    const burns = cashier?.withdrawal?.burnsBonuses && !general.is_bonus_isolation_enabled
    const along = burns ? await bonuses.burnActive(tx, uid, 'casino') : []
    try {
      const held = await ledger.hold(tx, {
        key: `withdrawal/${id}`,
        uid,
        currency,
        amount,
        at: 'withdrawal_hold',
        along,
        details: { payment: id },
      })
      return held.id
    } catch (error) {
      if (!(error instanceof LedgerError) || error.refusal !== 'insufficient_funds') throw error
      const has = await ledger.balanceOf(uid, 'main', currency, tx)
      throw invalidParameters({
        amount: [{ code: 'max_value', params: { max: toAmount(has, currency).amount } }],
      })
    }
  }

  /** Leaves it to be sent, by whichever process is free. */
  const leave = (tx: Executor, id: number) => jobs.enqueue('payout', { payment: id }, tx)

  async function approve(tx: Executor, payment: Payment, actor: Actor, note?: string): Promise<Payment> {
    const move = { status: 'approved' as const, actor, at: clock(), ...(note !== undefined && { note }) }
    const approved = await paymentRepository.move(tx, payment, move)
    await leave(tx, payment.id)
    return approved
  }

  /** Gives back what was set aside. The player is locked. */
  async function giveUp(
    tx: Executor,
    payment: Payment,
    cause: 'cancelled' | 'declined',
    actor: Actor,
    note?: string,
  ): Promise<Payment | undefined> {
    const status = nextStatus('withdrawal', payment.status, cause)
    if (!status || payment.hold === null) return undefined
    await ledger.resolveHold(tx, {
      hold: payment.hold,
      outcome: 'voided',
      kind: 'release',
      details: { payment: payment.id },
    })
    const reason = actor === 'operator' ? 'declined_by_operator' : null
    const move = { status, actor, at: clock(), ...(note !== undefined && { note }) }
    const ended = await paymentRepository.move(tx, payment, move, { reason })
    await tellPlayer(events, tx, ended, true)
    return ended
  }

  return {
    /** @throws PlatformError for whatever keeps the player from it */
    async request(tx: Executor, player: AccountInfo, input: Input, context: CallContext): Promise<Payment> {
      const { uid } = player
      const { provider } = services
      const rules = live.site().cashier?.withdrawal
      if (!provider || !rules) throw unavailable('Nobody pays out')
      const { currency, countryCode } = await lockPlayer(tx, uid)
      await refuseUnready(tx, uid, 'withdrawal', rules.requires)
      const { method, amount } = await checkPayment(
        { live, database: { drizzle: tx } },
        { direction: 'withdraw', input, context, player: { ...player, currency, country_code: countryCode } },
      )
      const asked = { uid, currency, amount, now: clock() }
      await refuseUnready(tx, uid, 'withdrawal', await requirementsOf(tx, rules, asked))
      await refuseBeyondLimits(ledger, tx, rules, asked)
      const since = new Date(asked.now.getTime() - hour * 1000)
      if ((await paymentRepository.begunSince(tx, uid, 'withdrawal', since)) >= rules.hourly)
        throw tooManyPayments(hour)
      const requested = await paymentRepository.create(
        tx,
        {
          uid,
          type: 'withdrawal',
          status: 'requested',
          method: method.id,
          channel: method.channel,
          currency,
          amount,
          requisites: input.requisites ?? {},
          provider: provider.name,
          locale: context.locale,
          domain: new URL(context.origin).host,
          createdAt: asked.now,
        },
        'player',
      )
      const hold = await setAside(tx, uid, amount, currency, requested.id)
      await paymentRepository.set(tx, requested.id, { hold })
      const held = { ...requested, hold }
      const waits = await waitsForReview(tx, rules, asked)
      const decided = waits
        ? await paymentRepository.move(tx, held, { status: 'review', actor: 'site', at: asked.now })
        : await approve(tx, held, 'site')
      await tellPlayer(events, tx, decided, true)
      return decided
    },

    /** @throws PlatformError WithdrawalDeclinedException once it is being sent; not_found for anybody else's */
    async cancel(tx: Executor, uid: number, id: number): Promise<void> {
      await lockPlayer(tx, uid)
      const payment = await paymentRepository.lock(tx, id)
      if (payment?.uid !== uid || payment.type !== 'withdrawal') throw noSuchPayment()
      if (!(await giveUp(tx, payment, 'cancelled', 'player'))) throw notCancellable(payment.status)
    },

    /** What an operator decides of a withdrawal in review. @returns undefined where it is not in review */
    async decide(id: number, verdict: 'approve' | 'decline', operator: string): Promise<Payment | undefined> {
      return database.transaction(async (tx) => {
        const found = await paymentRepository.find(tx, id)
        if (found?.type !== 'withdrawal') return undefined
        await lockPlayer(tx, found.uid)
        const payment = await paymentRepository.lock(tx, id)
        if (payment?.status !== 'review') return undefined
        if (verdict === 'decline') return giveUp(tx, payment, 'declined', 'operator', operator)
        const approved = await approve(tx, payment, 'operator', operator)
        await tellPlayer(events, tx, approved)
        return approved
      })
    },

    leave,

    /**
     * Sends what was approved. It is marked as sent before it is, so that it can no longer be cancelled; whoever finds it
     * marked, and knows no payment of the provider's, sends it again under the same reference.
     * @throws ProviderError where the provider cannot be reached: to be tried again
     */
    async send(id: number): Promise<void> {
      const { provider } = services
      if (!provider) throw new Error('No payment provider is set up')
      const payment = await database.transaction(async (tx) => {
        const locked = await paymentRepository.lock(tx, id)
        if (locked?.type !== 'withdrawal') return undefined
        if (locked.status === 'sent' && locked.payment === null) return locked
        if (locked.status !== 'approved') return undefined
        const sent = await paymentRepository.move(tx, locked, { status: 'sent', actor: 'site', at: clock() })
        await tellPlayer(events, tx, sent)
        return sent
      })
      if (!payment) return
      const { uid, channel, amount, currency, requisites, locale } = payment
      const { countryCode } = await readCandidate(database.drizzle, uid)
      try {
        const { payment: name } = await provider.sendPayout({
          reference: referenceOf(payment),
          channel,
          amount,
          currency,
          requisites,
          player: { uid, locale, country: countryCode },
        })
        await paymentRepository.set(database.drizzle, id, { payment: name })
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
        await this.fail(id)
      }
    },

    /** The provider will not send it: the player has the money back. */
    async fail(id: number): Promise<void> {
      await database.transaction(async (tx) => {
        const found = await paymentRepository.find(tx, id)
        if (!found) return
        await lockPlayer(tx, found.uid)
        const payment = await paymentRepository.lock(tx, id)
        // A callback may have been faster.
        if (payment?.status !== 'sent' || payment.payment !== null || payment.hold === null) return
        await ledger.resolveHold(tx, {
          hold: payment.hold,
          outcome: 'voided',
          kind: 'release',
          details: { payment: id },
        })
        const move = { status: 'failed' as const, actor: 'provider' as const, at: clock(), note: 'refused' }
        await tellPlayer(
          events,
          tx,
          await paymentRepository.move(tx, payment, move, { reason: 'refused' }),
          true,
        )
      })
    },
  }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>
