import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type SandboxReversal, sandboxPayments } from './schema.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type PaymentState = SandboxPayment['state']
export type NewPayment = Omit<
  typeof sandboxPayments.$inferInsert,
  'id' | 'number' | 'createdAt' | 'changedAt'
>
type Change = Pick<SandboxPayment, 'state'> & Partial<Pick<SandboxPayment, 'reason' | 'source' | 'moved'>>

/** Most payments of one list. */
const pageSize = 50

/** Payments of the sandbox. */
export const paymentRepository = {
  async byReference(executor: Executor, reference: string): Promise<SandboxPayment | undefined> {
    return (await executor.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference)))[0]
  },

  async find(executor: Executor, id: string): Promise<SandboxPayment | undefined> {
    return (await executor.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0]
  },

  /** The payment of this reference, made now unless it was made before. */
  async create(executor: Executor, order: NewPayment): Promise<{ payment: SandboxPayment; isNew: boolean }> {
    const id = randomBytes(16).toString('hex')
    const made = await executor
      .insert(sandboxPayments)
      .values({ id, ...order })
      .onConflictDoNothing({ target: sandboxPayments.reference })
      .returning()
    const payment = made[0] ?? (await paymentRepository.byReference(executor, order.reference))
    if (!payment) throw new Error('The payment was not kept')
    return { payment, isNew: made.length > 0 }
  },

  /** The newest, of one reference or of all. */
  async list(executor: Executor, reference: string | undefined): Promise<SandboxPayment[]> {
    return executor
      .select()
      .from(sandboxPayments)
      .where(reference === undefined ? undefined : eq(sandboxPayments.reference, reference))
      .orderBy(desc(sandboxPayments.number))
      .limit(pageSize)
  },

  /** What stands for a player's card: the same for each of their payments by it, and made of nothing of the card. */
  async token(executor: Executor, player: string, card: string): Promise<string> {
    const { source } = sandboxPayments
    const before = await executor
      .select({ token: sql<string>`${source}->>'token'` })
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.player, player), sql`${source}->>'card' = ${card}`))
      .limit(1)
    return before[0]?.token ?? `tok_${randomBytes(12).toString('hex')}`
  },

  /** Notes that money of a captured deposit went back; none where something else of it did since it was read. */
  async reverse(
    executor: Executor,
    { id, reversals }: Pick<SandboxPayment, 'id' | 'reversals'>,
    reversal: SandboxReversal,
  ): Promise<SandboxPayment | undefined> {
    const seen = sql`jsonb_array_length(${sandboxPayments.reversals}) = ${reversals.length}`
    const changed = await executor
      .update(sandboxPayments)
      .set({ reversals: [...reversals, reversal] })
      .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.state, 'captured'), seen))
      .returning()
    return changed[0]
  },

  /** Changes a payment that is in one of the states `from`; none where it is in another by now. */
  async change(
    executor: Executor,
    id: string,
    from: PaymentState[],
    change: Change,
  ): Promise<SandboxPayment | undefined> {
    const changed = await executor
      .update(sandboxPayments)
      .set({ ...change, changedAt: sql`clock_timestamp()` })
      .where(and(eq(sandboxPayments.id, id), inArray(sandboxPayments.state, from)))
      .returning()
    return changed[0]
  },
}
