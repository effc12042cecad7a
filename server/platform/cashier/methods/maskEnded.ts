import { and, asc, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../db/Database.ts'
import { payments, toMask } from '../schema.ts'
import { maskRequisites } from './maskRequisites.ts'

/** Most payments that one sweep masks; the next takes the others. */
const atOnce = 500

/**
 * Forgets what nobody needs to know any more of payments that ended before then: of their requisites it keeps what the
 * history shows, and not where the player paid. Where money was paid out to stays as it was given: the law has the house
 * keep it, and a dispute is about it.
 * @returns how many were masked
 */
export function maskEnded({ transaction }: Pick<Database, 'transaction'>, before: Date): Promise<number> {
  return transaction(async (tx) => {
    const { id, requisites, updatedAt } = payments
    const ended = await tx
      .select({ id, requisites })
      .from(payments)
      .where(and(toMask, lte(updatedAt, before)))
      .orderBy(asc(updatedAt))
      .limit(atOnce)
      // Another process is at it.
      .for('no key update', { skipLocked: true })
    const masked = ended.map((one) => ({ id: one.id, requisites: maskRequisites(one.requisites) }))
    await tx.execute(
      sql`update platform.payments payment set requisites = one.requisites, redirect = null, is_masked = true
        from jsonb_to_recordset(${JSON.stringify(masked)}::jsonb) one(id bigint, requisites jsonb)
        where payment.id = one.id`,
    )
    return masked.length
  })
}
