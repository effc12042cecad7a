import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { Executor } from '../../../db/Database.ts'
import { createSharing } from '../../../process/createSharing.ts'
import type { AccountInfo } from '../../players/accountInfo.ts'
import { isExcluded } from '../../responsibleGaming/exclusion.ts'
import { invalidParameters } from '../../shared/errors.ts'
import type { CallContext, OperationInput } from '../../shared/operations.ts'
import { LedgerError } from '../../wallet/LedgerError.ts'
import { lockPlayer, readBasics } from '../../wallet/lockPlayer.ts'
import { toAmount } from '../../wallet/money.ts'
import type { PlayerBasics } from '../../wallet/playerBasicsRepository.ts'
import type { CashierServices } from '../CashierServices.ts'
import { noSuchPayment, notCancellable, owes, unavailable } from '../cashierErrors.ts'
import { checkPayment } from '../methods/checkPayment.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { ProviderError } from '../provider/PaymentProvider.ts'
import { providerFailure } from '../provider/providerRefusals.ts'
import { refuseMany } from '../refuseMany.ts'
import { refuseUnready } from '../requirements/refuseUnready.ts'
import { tellPlayer } from '../tellPlayer.ts'
import type { WithdrawalMoves } from './createWithdrawalMoves.ts'
import { refuseBeyondLimits, waitsForReview } from './withdrawalRules.ts'

type Input = OperationInput<'cashier.makewithdrawal'>

/** Asking for money, and thinking better of it: it is set aside at once, and perhaps looked at by a human. */
export function createWithdrawals(services: CashierServices, moves: WithdrawalMoves) {
  const { live, ledger, bonuses, protection, events, clock } = services
  const askOnce = createSharing<void>()

  /** @returns number of the hold */
  async function setAside(tx: Executor, { id, uid, amount, currency }: Payment): Promise<number> {
    const { general, cashier } = live.site()
    const burns = cashier?.withdrawal?.burnsBonuses && !general.is_bonus_isolation_enabled
    const along = burns ? await bonuses.burnOpen(tx, uid, 'casino') : []
    const key = `withdrawal/${id}`
    const details = { payment: id }
    try {
      const at = 'withdrawal_hold'
      const held = await ledger.hold(tx, { key, uid, currency, amount, at, along, details })
      return held.id
    } catch (error) {
      if (error instanceof LedgerError && error.refusal === 'insufficient_funds')
        await refuseMoreThanThereIs(tx, { uid, currency, amount })
      throw error
    }
  }

  async function refuseMoreThanThereIs(
    tx: Executor,
    { uid, currency, amount }: Pick<Payment, 'uid' | 'currency' | 'amount'>,
  ): Promise<void> {
    const there = await ledger.balanceOf(uid, 'main', currency, tx)
    if (amount <= there) return
    const max = Number(toAmount(there, currency).amount)
    throw invalidParameters({ amount: [{ code: 'max_value', params: { max, currency } }] })
  }

  /** @throws PlatformError for whatever keeps the player from it */
  async function check(
    tx: Executor,
    player: AccountInfo,
    { uid, currency, countryCode }: PlayerBasics,
    input: Input,
    context: CallContext,
  ) {
    const { provider } = services
    const rules = live.site().cashier?.withdrawal
    if (!provider || !rules) throw unavailable('Nobody pays out')
    const now = clock()
    const available = await ledger.balanceOf(uid, 'main', currency, tx)
    const { exclusion } = await protection.read(uid, now, tx)
    const { method, amount } = await checkPayment(
      { live, database: { drizzle: tx } },
      {
        direction: 'withdraw',
        input,
        context,
        player: { ...player, currency, country_code: countryCode },
        available,
        isExcluded: isExcluded(exclusion, now),
      },
    )
    const { amount: owed } = await ledger.owedBy(uid, currency, tx)
    if (owed > 0n) throw owes(owed, currency)
    // Nobody shall tell or prove who they are for a sum that they do not have.
    await refuseMoreThanThereIs(tx, { uid, currency, amount })
    const asked = { uid, currency, amount, now }
    await refuseUnready(tx, live.site(), { ...asked, type: 'withdrawal' })
    await refuseBeyondLimits(ledger, tx, rules, asked)
    await refuseMany(tx, { uid, type: 'withdrawal', now: asked.now }, rules.hourly)
    return { asked, method, provider, rules }
  }

  return {
    /**
     * Asks the provider whether money may go where the player wants it, once nothing else speaks against it. Done before
     * `request`, because nobody waits for others with a player locked; what it finds may have changed by then.
     * @throws PlatformError for whatever keeps the player from it
     */
    async judgeRequisites(player: AccountInfo, input: Input, context: CallContext): Promise<void> {
      const { drizzle } = services.database
      const basics = await readBasics(drizzle, player.uid)
      const { asked, method, provider } = await check(drizzle, player, basics, input, context)
      const { uid, amount, currency } = asked
      const whose = { uid, locale: context.locale, country: basics.countryCode }
      const { channel } = method
      const requisites = input.requisites ?? {}
      const order = { channel, amount, currency, player: whose, requisites }
      const asking = canonicalJson({ ...order, amount: String(amount), key: context.idempotencyKey })
      try {
        // A command that comes many times at once is one question to the provider, and has one answer of it.
        await askOnce(asking, () => provider.checkRequisites(order))
      } catch (error) {
        throw error instanceof ProviderError ? providerFailure(error) : error
      }
    },

    /** @throws PlatformError for whatever keeps the player from it */
    async request(tx: Executor, player: AccountInfo, input: Input, context: CallContext): Promise<Payment> {
      const basics = await lockPlayer(tx, player.uid)
      const { asked, method, provider, rules } = await check(tx, player, basics, input, context)
      const { uid, currency, amount } = asked
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
      const held = { ...requested, hold: await setAside(tx, requested) }
      await paymentRepository.set(tx, held.id, { hold: held.hold })
      await services.cashedOut(tx, uid)
      const decided = (await waitsForReview(tx, rules, asked))
        ? await paymentRepository.move(tx, held, { status: 'review', actor: 'site', at: asked.now })
        : await moves.approve(tx, held, { actor: 'site' })
      await tellPlayer(events, tx, decided, true)
      return decided
    },

    /** @throws PlatformError WithdrawalDeclinedException once it is being sent; not_found for anybody else's */
    async cancel(tx: Executor, uid: number, id: number): Promise<void> {
      await lockPlayer(tx, uid)
      const payment = await paymentRepository.lock(tx, id)
      if (payment?.uid !== uid || payment.type !== 'withdrawal') throw noSuchPayment()
      const cancelled = await moves.giveUp(tx, payment, 'cancelled', { actor: 'player' })
      if (!cancelled) throw notCancellable(payment.status)
    },
  }
}
