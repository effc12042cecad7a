import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { applicants, verificationEvents } from './schema.ts'
import type { ProviderName } from './VerificationProvider.ts'

export type Applicant = typeof applicants.$inferSelect
type NewEvent = typeof verificationEvents.$inferInsert

/** Players at providers of verification, and what these said of them. */
export const verificationRepository = {
  async find(executor: Executor, provider: ProviderName, uid: number): Promise<Applicant | undefined> {
    const rows = await executor.select().from(applicants).where(ofAccount(provider, uid))
    return rows[0]
  },

  async isKnown(executor: Executor, provider: ProviderName, applicantId: string): Promise<boolean> {
    const rows = await executor
      .select({ uid: applicants.uid })
      .from(applicants)
      .where(known(provider, applicantId))
    return rows.length > 0
  },

  /** Nobody else takes what the provider says of the applicant until the transaction ends. */
  async lock(tx: Executor, provider: ProviderName, applicantId: string): Promise<Applicant | undefined> {
    const [applicant] = await tx.select().from(applicants).where(known(provider, applicantId)).for('update')
    return applicant
  },

  async keep(executor: Executor, provider: ProviderName, uid: number, applicantId: string): Promise<void> {
    await executor.insert(applicants).values({ provider, uid, applicantId }).onConflictDoNothing()
  },

  /** The player opens the widget of the provider now. */
  async opened(executor: Executor, provider: ProviderName, uid: number): Promise<void> {
    await executor
      .update(applicants)
      .set({ openedAt: sql`clock_timestamp()` })
      .where(ofAccount(provider, uid))
  },

  /** The step of the account has changed now. */
  async changed(tx: Executor, uid: number): Promise<void> {
    await tx.update(applicants).set({ changedAt: sql`clock_timestamp()` }).where(eq(applicants.uid, uid))
  },

  /** Writes down what the provider said, each message once; answers whether it is new. */
  async keepEvent(tx: Executor, event: NewEvent): Promise<boolean> {
    const kept = await tx
      .insert(verificationEvents)
      .values(event)
      .onConflictDoNothing()
      .returning({ digest: verificationEvents.digest })
    return kept.length > 0
  },

  async heed(
    tx: Executor,
    provider: ProviderName,
    applicantId: string,
    heeded: Partial<Pick<Applicant, 'heededAt' | 'heeded' | 'decidedAt' | 'reason'>>,
  ): Promise<void> {
    await tx.update(applicants).set(heeded).where(known(provider, applicantId))
  },
}

const ofAccount = (provider: ProviderName, uid: number) =>
  and(eq(applicants.provider, provider), eq(applicants.uid, uid))

const known = (provider: ProviderName, applicantId: string) =>
  and(eq(applicants.provider, provider), eq(applicants.applicantId, applicantId))
