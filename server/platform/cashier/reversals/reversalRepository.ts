import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import type { Payment } from '../paymentRepository.ts'
import { isPaidIn } from '../paymentStates.ts'
import { type PaymentEvent, reversals } from '../provider/PaymentProvider.ts'
import type { CameIn } from '../provider/Verdict.ts'
import { paymentEvents, payments, suspenseItems } from '../schema.ts'

type Named = Pick<PaymentEvent, 'payment' | 'currency'>

/** What came in by payments of the provider, and what went back of it. */
export const reversalRepository = {
  /** Of the payment of the provider that an event names, in the event's currency. @param payment ours, where it is one */
  async cameIn(tx: Executor, provider: string, named: Named, payment?: Payment): Promise<CameIn> {
    const [items] = await rowsOf<{ given: string; sent_back: string; waits: boolean }>(
      tx,
      sql`select
          coalesce(sum(case released_to when 'player' then released_amount
            when 'provider' then item.amount - released_amount else 0 end), 0)::text as given,
          coalesce(sum(case released_to when 'provider' then released_amount
            when 'player' then item.amount - released_amount else 0 end), 0)::text as sent_back,
          coalesce(bool_or(released_at is null), false) as waits
        from ${paymentEvents} event
        join ${suspenseItems} item on item.provider = event.provider and item.event_id = event.event_id
        where event.provider = ${provider} and event.payment = ${named.payment} and event.state = 'captured'
          and item.currency = ${named.currency} and item.journal_id is not null`,
    )
    const [told] = await rowsOf<{ reversed: string; noted: string }>(
      tx,
      sql`select
          coalesce(sum(amount) filter (where outcome in ('moved', 'early')), 0)::text as reversed,
          coalesce(sum(amount) filter (where outcome = 'noted'), 0)::text as noted
        from ${paymentEvents} event
        where provider = ${provider} and payment = ${named.payment} and currency = ${named.currency}
          and state = any(${sql.param([...reversals])}::text[])`,
    )
    const isOwn = payment?.payment === null || payment?.payment === named.payment
    const isCredited = payment && isOwn && isPaidIn(payment.status) && payment.currency === named.currency
    return {
      credited: (isCredited ? payment.amount : 0n) + BigInt(items?.given ?? 0),
      reversed: BigInt(told?.reversed ?? 0),
      awaited: BigInt(items?.sent_back ?? 0) - BigInt(told?.noted ?? 0),
      isWaiting: items?.waits ?? false,
    }
  },

  /** What the provider said had gone back of a payment of its own before it said that it came in; the oldest first. */
  async early(
    tx: Executor,
    provider: string,
    payment: string,
  ): Promise<(Pick<PaymentEvent, 'id' | 'amount' | 'currency'> & { state: string })[]> {
    const { eventId: id, amount, currency, state, happenedAt } = paymentEvents
    return tx
      .select({ id, amount, currency, state })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.provider, provider),
          eq(paymentEvents.payment, payment),
          inArray(paymentEvents.outcome, ['early', 'unknown']),
          inArray(state, [...reversals]),
        ),
      )
      .orderBy(asc(happenedAt), asc(id))
  },

  /** Deposits of a player of which money went back, the newest first. */
  async listOf(executor: Executor, uid: number): Promise<Payment[]> {
    return executor
      .select()
      .from(payments)
      .where(and(eq(payments.uid, uid), gt(payments.reversed, 0n)))
      .orderBy(desc(payments.updatedAt), desc(payments.id))
  },
}
