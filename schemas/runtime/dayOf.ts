import type { SiteDefinition } from '#generated/grammar/types.ts'
import { dayIn, isTimeZone } from '../rules/support/dayIn.ts'
import { jurisdictionOf } from './jurisdictionOf.ts'

type Site = Pick<SiteDefinition, 'jurisdictions' | 'defaultJurisdiction'>

/**
 * The time zone (IANA) whose calendar holds, that of the law of the country; UTC where it is not known here: for rules about dates, for filters by day, and for the times that are shown.
 * @param countries by precedence: of the form, of the account; ISO 3166-1 alpha-2, others are passed over
 */
export function zoneOf(site: Site, countries: readonly unknown[]): string {
  const country = countries.find((one): one is string => typeof one === 'string' && one !== '')
  const { timeZone = 'UTC' } = jurisdictionOf(site, country?.toUpperCase() ?? '')
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}

/**
 * The day that a rule means by today, the same in browser and server: that of the calendar where the law of the
 * country holds, wherever the player or the server is.
 * @param countries by precedence: of the form, of the account; ISO 3166-1 alpha-2, others are passed over
 * @param now by the server's clock
 * @returns ISO date
 */
export function dayOf(site: Site, countries: readonly unknown[], now: Date): string {
  return dayIn(zoneOf(site, countries), now)
}
