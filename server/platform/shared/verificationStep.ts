/** Steps of the verification (product document, section 4); `rejected` is shown as change, but leads nowhere. */
export const steps = ['start', 'verification', 'completed', 'change', 'rejected'] as const
export type Step = (typeof steps)[number]
export type ShownStep = Exclude<Step, 'rejected'>

export const shownStep = (step: Step): ShownStep => (step === 'rejected' ? 'change' : step)
