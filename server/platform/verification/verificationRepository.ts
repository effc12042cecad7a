import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { accounts } from '../accounts/schema.ts'
import { applicants, verificationEvents } from './schema.ts'
import { type Cause, isDecision, nextStep, type Step } from './steps.ts'
import type { ProviderEvent, ProviderName } from './VerificationProvider.ts'

export type Applicant = typeof applicants.$inferSelect
export type Outcome = 'heeded' | 'older' | 'unknown' | 'beside' | 'known'

/** Called in the transaction that moves a verification. */
export type Moved = (tx: Executor, uid: number, step: Step) => Promise<void>

/** Where verifications stand, and what moved them. Whatever moves one holds the account's row. */
export function createVerificationRepository(database: Database, moved: Moved) {
  const ofAccount = (provider: ProviderName, uid: number) =>
    and(eq(applicants.provider, provider), eq(applicants.uid, uid))

  async function step(uid: number): Promise<Step> {
    const rows = await database.drizzle
      .select({ step: accounts.verificationStep })
      .from(accounts)
      .where(eq(accounts.uid, uid))
    return rows[0]?.step ?? 'start'
  }

  return {
    step,

    async applicant(provider: ProviderName, uid: number): Promise<Applicant | undefined> {
      const rows = await database.drizzle.select().from(applicants).where(ofAccount(provider, uid))
      return rows[0]
    },

    async keepApplicant(provider: ProviderName, uid: number, applicantId: string): Promise<void> {
      await database.drizzle.insert(applicants).values({ provider, uid, applicantId }).onConflictDoNothing()
    },

    async opened(provider: ProviderName, uid: number): Promise<void> {
      await database.drizzle
        .update(applicants)
        .set({ openedAt: sql`clock_timestamp()` })
        .where(ofAccount(provider, uid))
    },

    /**
     * The player says that documents were handed in. A request to change them that came after the widget was opened
     * answers these very documents, and stands.
     */
    async submitted(provider: ProviderName, uid: number): Promise<Step> {
      return database.transaction(async (tx) => {
        const before = await lockedStep(tx, uid)
        const [applicant] = await tx.select().from(applicants).where(ofAccount(provider, uid))
        const { openedAt = null, changedAt = null } = applicant ?? {}
        const answered = before === 'change' && (!openedAt || (changedAt && changedAt >= openedAt))
        return answered ? before : move(tx, uid, before, 'submitted')
      })
    },

    /**
     * Takes what the provider says: each message once, and none that is older than what was heeded already, in
     * whatever order they come.
     */
    async take(provider: ProviderName, event: ProviderEvent, raw: Buffer): Promise<Outcome> {
      const digest = createHash('sha256').update(raw).digest('hex')
      return database.transaction(async (tx) => {
        const known = and(eq(applicants.provider, provider), eq(applicants.applicantId, event.applicantId))
        const [applicant] = await tx.select().from(applicants).where(known).for('update')
        const outcome = outcomeOf(applicant, event)
        const { applicantId, type, happenedAt, body } = event
        const kept = await tx
          .insert(verificationEvents)
          .values({
            digest,
            provider,
            applicantId,
            type,
            happenedAt,
            body,
            outcome,
            uid: applicant?.uid ?? null,
          })
          .onConflictDoNothing()
          .returning({ digest: verificationEvents.digest })
        if (kept.length === 0) return 'known'
        if (outcome !== 'heeded' || !applicant || !event.cause) return outcome
        const before = await lockedStep(tx, applicant.uid)
        const decides = isDecision(event.cause)
        await tx
          .update(applicants)
          .set({
            heededAt: happenedAt,
            heeded: event.cause,
            ...(decides ? { decidedAt: happenedAt, reason: event.reason ?? null } : {}),
            ...(event.cause === 'reset' ? { decidedAt: null, reason: null } : {}),
          })
          .where(known)
        await move(tx, applicant.uid, before, event.cause)
        return outcome
      })
    },
  }

  async function move(tx: Executor, uid: number, before: Step, cause: Cause): Promise<Step> {
    const after = nextStep(before, cause)
    // Asked again for other documents counts as a change too: the reason may be another.
    if (after === before && cause !== 'change') return after
    await tx.update(accounts).set({ verificationStep: after }).where(eq(accounts.uid, uid))
    await tx.update(applicants).set({ changedAt: sql`clock_timestamp()` }).where(eq(applicants.uid, uid))
    await moved(tx, uid, after)
    return after
  }
}

async function lockedStep(tx: Executor, uid: number): Promise<Step> {
  const rows = await tx
    .select({ step: accounts.verificationStep })
    .from(accounts)
    .where(eq(accounts.uid, uid))
    .for('update')
  const row = rows[0]
  if (!row) throw new Error('There is no such account')
  return row.step
}

function outcomeOf(applicant: Applicant | undefined, event: ProviderEvent): Exclude<Outcome, 'known'> {
  if (!applicant) return 'unknown'
  if (!event.cause) return 'beside'
  const { heededAt, heeded } = applicant
  if (!heededAt || event.happenedAt > heededAt) return 'heeded'
  // Of the same moment, what was decided goes before what was received.
  const ties = event.happenedAt.getTime() === heededAt.getTime()
  return ties && isDecision(event.cause) && heeded === 'received' ? 'heeded' : 'older'
}
