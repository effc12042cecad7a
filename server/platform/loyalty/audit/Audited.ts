import type { auditRepository } from './auditRepository.ts'

/** What of a player the auditor has read. */
export type Audited = {
  uid: number
  country: string
  /** Something of theirs is not reckoned yet. */
  isWaiting: boolean
  /** Their levels were not looked at yet by the newest terms. */
  isLevelWaiting: boolean
  now: number
} & {
  [Read in 'lots' | 'standings' | 'sources' | 'spans']: Awaited<ReturnType<(typeof auditRepository)[Read]>>
}
