import type { Database } from '../../../db/Database.ts'
import { paymentRepository } from '../paymentRepository.ts'
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
    const ended = await paymentRepository.lockToMask(tx, before, atOnce)
    const masked = ended.map(({ id, requisites }) => ({ id, requisites: maskRequisites(requisites) }))
    await paymentRepository.mask(tx, masked)
    return masked.length
  })
}
