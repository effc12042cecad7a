import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { type eventOutcomes, paymentEvents } from '../schema.ts'
import type { PaymentEvent } from './PaymentProvider.ts'

export type EventOutcome = (typeof eventOutcomes)[number]

export type ToldEvent = typeof paymentEvents.$inferSelect

/** Everything that providers told of payments, each thing once. */
export const paymentEventRepository = {
  /** @returns false where it was written down before */
  async keep(
    tx: Executor,
    provider: string,
    event: PaymentEvent,
    about: { paymentId?: number; outcome: EventOutcome; at: Date },
  ): Promise<boolean> {
    const { id: eventId, reference, payment, state, amount, currency, reason = null, happenedAt } = event
    const rows = await tx
      .insert(paymentEvents)
      .values({
        ...{ provider, eventId, reference, payment, state, amount, currency, reason, happenedAt },
        paymentId: about.paymentId ?? null,
        outcome: about.outcome,
        receivedAt: about.at,
      })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId })
    return rows.length > 0
  },

  /** What was told of a payment of ours, in the order in which it was heard. */
  list(executor: Executor, id: number): Promise<ToldEvent[]> {
    const { paymentId, receivedAt, happenedAt, eventId } = paymentEvents
    return executor
      .select()
      .from(paymentEvents)
      .where(eq(paymentId, id))
      .orderBy(asc(receivedAt), asc(happenedAt), asc(eventId))
  },

  /** When what last moved a payment happened, by the provider's clock; undefined where the provider moved nothing yet. */
  async movedAt(tx: Executor, id: number): Promise<Date | undefined> {
    const [row] = await tx
      .select({ at: paymentEvents.happenedAt })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.paymentId, id), eq(paymentEvents.outcome, 'moved')))
      .orderBy(desc(paymentEvents.happenedAt))
      .limit(1)
    return row?.at
  },

  /** What is told of a payment that we have no row of is taken one thing after another, until the transaction ends. */
  async lockPayment(tx: Executor, provider: string, payment: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}/${payment}`}, 0))`)
  },
}
