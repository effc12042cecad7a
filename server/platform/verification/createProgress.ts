import { createHash } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import type { Identity } from '../responsibleGaming/personTexts.ts'
import type { Step } from '../shared/verificationStep.ts'
import { type Cause, isDecision, nextStep } from './steps.ts'
import type { ProviderEvent, ProviderName } from './VerificationProvider.ts'
import { type Applicant, verificationRepository } from './verificationRepository.ts'

export type Outcome = 'heeded' | 'older' | 'unknown' | 'beside' | 'known'

/** What is done in the transaction that moves a verification. */
type Listener = {
  moved: (tx: Executor, uid: number, step: Step) => Promise<void>
  /** The provider has told who the player is. */
  identified: (tx: Executor, uid: number, identities: readonly Identity[]) => Promise<void>
}

/** What moves verifications. Whatever moves one holds the account's row. */
export function createProgress(database: Database, { moved, identified }: Listener) {
  async function move(tx: Executor, uid: number, before: Step, cause: Cause): Promise<Step> {
    const after = nextStep(before, cause)
    // Asked again for other documents counts as a change too: the reason may be another.
    if (after === before && cause !== 'change') return after
    await accountRepository.setVerificationStep(tx, uid, after)
    await verificationRepository.changed(tx, uid)
    await moved(tx, uid, after)
    return after
  }

  return {
    async step(uid: number): Promise<Step> {
      return (await accountRepository.verificationStep(database.drizzle, uid)) ?? 'start'
    },

    /**
     * The player says that documents were handed in. A request to change them that came after the widget was opened
     * answers these very documents, and stands.
     */
    async submitted(provider: ProviderName, uid: number): Promise<Step> {
      return database.transaction(async (tx) => {
        const before = await lockedStep(tx, uid)
        const { openedAt = null, changedAt = null } =
          (await verificationRepository.find(tx, provider, uid)) ?? {}
        const answered = before === 'change' && (!openedAt || (changedAt && changedAt >= openedAt))
        return answered ? before : move(tx, uid, before, 'submitted')
      })
    },

    /**
     * Takes what the provider says: each message once, and none that is older than what was heeded already, in
     * whatever order they come.
     * @param identities who the player is, where the provider has told it
     */
    async take(
      provider: ProviderName,
      event: ProviderEvent,
      raw: Buffer,
      identities: readonly Identity[] = [],
    ): Promise<Outcome> {
      const digest = createHash('sha256').update(raw).digest('hex')
      const { applicantId, type, happenedAt, body, cause, reason = null } = event
      return database.transaction(async (tx) => {
        const applicant = await verificationRepository.lock(tx, provider, applicantId)
        const outcome = outcomeOf(applicant, event)
        const uid = applicant?.uid ?? null
        const about = { digest, provider, applicantId, type, happenedAt, body, outcome, uid }
        if (!(await verificationRepository.keepEvent(tx, about))) return 'known'
        if (outcome !== 'heeded' || !applicant || !cause) return outcome
        const before = await lockedStep(tx, applicant.uid)
        await verificationRepository.heed(tx, provider, applicantId, {
          heededAt: happenedAt,
          heeded: cause,
          ...(isDecision(cause) ? { decidedAt: happenedAt, reason } : {}),
          ...(cause === 'reset' ? { decidedAt: null, reason: null } : {}),
        })
        await move(tx, applicant.uid, before, cause)
        if (identities.length > 0) await identified(tx, applicant.uid, identities)
        return outcome
      })
    },
  }
}

async function lockedStep(tx: Executor, uid: number): Promise<Step> {
  const step = await accountRepository.lockVerificationStep(tx, uid)
  if (!step) throw new Error('There is no such account')
  return step
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
