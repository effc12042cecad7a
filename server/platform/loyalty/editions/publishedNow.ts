import { isTimeZone } from '#schemas/rules/support/dayIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { ratesOf } from '../../wallet/rates.ts'
import { programmesFor } from '../programmesFor.ts'
import type { EditionContent } from './Edition.ts'

/** What is published of programmes, jurisdictions and rates. */
export function publishedNow(live: Pick<LiveSite, 'site' | 'loyalty'>): EditionContent {
  const { jurisdictions, defaultJurisdiction, general } = live.site()
  return {
    programmes: live.loyalty().programmes,
    jurisdictions: jurisdictions.map(({ code, countries, timeZone = 'UTC' }) => ({
      ...{ code, countries, timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' },
      offered: programmesFor(live, { jurisdiction: code }).map(({ number }) => number),
    })),
    defaultJurisdiction,
    rates: ratesOf(general),
  }
}
