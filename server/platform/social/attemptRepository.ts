import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { socialAttempts } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** How long somebody may take at the service, in seconds. */
export const attemptLifetime = 600

type Row = typeof socialAttempts.$inferSelect
export type Purpose = Row['purpose']
export type Attempt = Omit<Row, 'stateHash' | 'browserHash' | 'expiresAt'> & { isOver: boolean }
export type NewAttempt = Omit<Attempt, 'isOver'>

/** Sign-ins under way at a service. Each is taken once, and only by the browser that began it. */
export const attemptRepository = {
  async begin(
    executor: Executor,
    secrets: { state: string; browser: string },
    attempt: NewAttempt,
  ): Promise<void> {
    await executor.insert(socialAttempts).values({
      ...attempt,
      stateHash: hashSecret(secrets.state),
      browserHash: hashSecret(secrets.browser),
      expiresAt: sql`now() + make_interval(secs => ${attemptLifetime})`,
    })
  },

  async take(
    executor: Executor,
    secrets: { state: string; browser: string },
    service: string,
  ): Promise<Attempt | undefined> {
    const [row] = await executor
      .delete(socialAttempts)
      .where(
        and(
          eq(socialAttempts.stateHash, hashSecret(secrets.state)),
          eq(socialAttempts.browserHash, hashSecret(secrets.browser)),
          eq(socialAttempts.service, service),
        ),
      )
      .returning({
        service: socialAttempts.service,
        verifier: socialAttempts.verifier,
        nonce: socialAttempts.nonce,
        redirectPath: socialAttempts.redirectPath,
        purpose: socialAttempts.purpose,
        uid: socialAttempts.uid,
        isOver: sql<boolean>`${socialAttempts.expiresAt} <= now()`,
      })
    return row
  },

  /** Keeps those that are over for an hour, so that who comes late is told so where they began. */
  async sweep(executor: Executor): Promise<void> {
    await executor.delete(socialAttempts).where(sql`${socialAttempts.expiresAt} < now() - interval '1 hour'`)
  },
}
