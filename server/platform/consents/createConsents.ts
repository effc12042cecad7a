import type { Database } from '../../db/Database.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { consentRepository, type NewConsent } from './consentRepository.ts'

/** Days for which proofs are kept where the site does not say: three years, in which most claims lapse. */
const usualDays = 1095

type Services = { database: Pick<Database, 'drizzle'>; live: Pick<LiveSite, 'site'> }

/** Keeps the proof of what visitors agreed to, for as long as the site says. */
export function createConsents({ database, live }: Services) {
  return {
    keep: (consent: NewConsent) => consentRepository.keep(database.drizzle, consent),
    sweep: () =>
      consentRepository.sweep(database.drizzle, live.site().analytics?.consent.proofDays ?? usualDays),
  }
}

export type Consents = ReturnType<typeof createConsents>
