import { randomUUID } from 'node:crypto'
import type { SandboxApplicant } from './applicantRepository.ts'

export type Decision = 'approve' | 'change' | 'reject'

const types = { received: 'applicantPending', reset: 'applicantReset' } as const

/** Sumsub's message that documents came in, or that all begins anew. */
export function progressHook(applicant: SandboxApplicant, what: keyof typeof types, at: Date): object {
  const reviewStatus = what === 'received' ? 'pending' : 'init'
  return { ...common(applicant, at), type: types[what], reviewStatus }
}

/** Sumsub's message of a decision. */
export function decisionHook(
  applicant: SandboxApplicant,
  { decision, label }: { decision: Decision; label: string },
  at: Date,
): object {
  const reviewResult =
    decision === 'approve'
      ? { reviewAnswer: 'GREEN' }
      : {
          reviewAnswer: 'RED',
          reviewRejectType: decision === 'reject' ? 'FINAL' : 'RETRY',
          rejectLabels: [label],
        }
  return { ...common(applicant, at), type: 'applicantReviewed', reviewStatus: 'completed', reviewResult }
}

function common({ id, externalUserId, levelName }: SandboxApplicant, at: Date) {
  const time = at.toISOString().replace('T', ' ')
  return {
    applicantId: id,
    inspectionId: id,
    correlationId: randomUUID(),
    externalUserId,
    levelName,
    applicantType: 'individual',
    sandboxMode: true,
    clientId: 'sandbox',
    createdAt: `${time.slice(0, 19)}+0000`,
    createdAtMs: time.slice(0, 23),
  }
}
