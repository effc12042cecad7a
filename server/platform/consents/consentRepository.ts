import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { consents } from './schema.ts'

export type NewConsent = Pick<
  typeof consents.$inferInsert,
  'visitor' | 'uid' | 'version' | 'locale' | 'purposes'
>

/** Answers to the question of the site's consent. */
export const consentRepository = {
  async keep(executor: Executor, consent: NewConsent): Promise<void> {
    await executor.insert(consents).values(consent)
  },

  /** Keeps the proofs under the number of the browser alone. */
  async partFrom(tx: Executor, uid: number): Promise<void> {
    await tx.update(consents).set({ uid: null }).where(eq(consents.uid, uid))
  },

  /** @param days after which an answer is forgotten */
  async sweep(executor: Executor, days: number): Promise<void> {
    await executor
      .delete(consents)
      .where(sql`${consents.answeredAt} < now() - make_interval(days => ${days}::int)`)
  },
}
