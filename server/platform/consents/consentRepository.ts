import { sql } from 'drizzle-orm'
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

  /** @param days after which an answer is forgotten */
  async sweep(executor: Executor, days: number): Promise<void> {
    await executor
      .delete(consents)
      .where(sql`${consents.answeredAt} < now() - make_interval(days => ${days}::int)`)
  },
}
