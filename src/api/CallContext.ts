import type { FailureHooks } from './settleAnswer.ts'

/** What calls need of the app. */
export type CallContext = FailureHooks & { locale: () => string; isFramed: boolean }
