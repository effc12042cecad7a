/** Steps of the verification (product document, section 4); `rejected` is shown as change, but leads nowhere. */
export const steps = ['start', 'verification', 'completed', 'change', 'rejected'] as const
export type Step = (typeof steps)[number]
export type ShownStep = Exclude<Step, 'rejected'>

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

export const shownStep = (step: Step): ShownStep => (step === 'rejected' ? 'change' : step)

/** Whether `cause` decides, and so replaces what was received in the same moment. */
export const isDecision = (cause: Cause): boolean =>
  cause === 'approved' || cause === 'change' || cause === 'rejected'
