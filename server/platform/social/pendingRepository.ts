import { and, eq, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Identity } from './identityRepository.ts'
import { socialPending } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** How long a player may take to sign in or to enter the code, in seconds. */
export const pendingLifetime = 900

type Row = typeof socialPending.$inferSelect
export type Pending = Pick<Row, 'kind' | 'uid' | 'service' | 'subject'>

/** Identities that were proved at a service, but may not be used before the owner of the account says so. */
export const pendingRepository = {
  async put(
    executor: Executor,
    browser: string,
    kind: Row['kind'],
    uid: number,
    identity: Identity,
  ): Promise<void> {
    await executor.insert(socialPending).values({
      browserHash: hashSecret(browser),
      kind,
      uid,
      service: identity.service,
      subject: identity.subject,
      expiresAt: sql`now() + make_interval(secs => ${pendingLifetime})`,
    })
  },

  async find(executor: Executor, browser: string, kind: Row['kind']): Promise<Pending | undefined> {
    const rows = await executor.select().from(socialPending).where(good(browser, kind))
    return rows[0]
  },

  /** Once only, however many ask at the same time. */
  async take(executor: Executor, browser: string, kind: Row['kind']): Promise<Pending | undefined> {
    const rows = await executor.delete(socialPending).where(good(browser, kind)).returning()
    return rows[0]
  },

  /** Nothing waits for the identity any more. */
  async forget(executor: Executor, { service, subject }: Identity): Promise<void> {
    await executor
      .delete(socialPending)
      .where(and(eq(socialPending.service, service), eq(socialPending.subject, subject)))
  },

  async sweep(executor: Executor): Promise<void> {
    await executor.delete(socialPending).where(lte(socialPending.expiresAt, sql`now()`))
  },
}

const good = (browser: string, kind: Row['kind']) =>
  and(
    eq(socialPending.browserHash, hashSecret(browser)),
    eq(socialPending.kind, kind),
    sql`${socialPending.expiresAt} > now()`,
  )
