import type { Step } from '../shared/verificationStep.ts'

/**
 * What moves a verification: the player who handed documents in, or the provider, who received them, approved, asks for
 * others, rejected finally or begins anew.
 */
export const causes = ['submitted', 'received', 'approved', 'change', 'rejected', 'reset'] as const
export type Cause = (typeof causes)[number]

/** Only the provider's decisions complete a verification; one stands until another decision, or until all begins anew. */
const leadsTo: Record<Cause, Step> = {
  submitted: 'verification',
  received: 'verification',
  approved: 'completed',
  change: 'change',
  rejected: 'rejected',
  reset: 'start',
}

/** What documents that come in do not move. */
const decided: readonly Step[] = ['completed', 'rejected']

export const nextStep = (step: Step, cause: Cause): Step =>
  decided.includes(step) && !isDecision(cause) && cause !== 'reset' ? step : leadsTo[cause]

/** Whether `cause` decides, and so replaces what was received in the same moment. */
export const isDecision = (cause: Cause): boolean =>
  cause === 'approved' || cause === 'change' || cause === 'rejected'
