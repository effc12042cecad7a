import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { limitRepository } from '../responsibleGaming/limitRepository.ts'
import type { FieldErrors } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/**
 * Refuses another country by whose rules a deposit limit could be raised sooner, while one holds or waits: nobody has
 * seen yet that the player lives there.
 */
export async function checkCountry(
  live: LiveSite,
  account: Account,
  country: string | undefined,
  tx: Executor,
): Promise<FieldErrors> {
  if (country === undefined || country === account.countryCode) return {}
  const [from, to] = [jurisdictionOf(live.site(), account.countryCode), jurisdictionOf(live.site(), country)]
  const isLocked =
    to.coolingOffHours < from.coolingOffHours && (await limitRepository.hasLimit(tx, account.uid))
  return isLocked ? { country_code: [{ code: 'locked' }] } : {}
}
