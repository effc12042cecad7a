import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../db/Database.ts'
import { profileRepository } from '../accounts/profileRepository.ts'
import { paymentTypes } from '../shared/paymentType.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { missingFields } from './missingFor.ts'

/** Whether a player has told all personal data that their jurisdiction asks before any payment. */
export async function isProfileComplete(
  executor: Executor,
  live: Pick<LiveSite, 'site'>,
  uid: number,
): Promise<boolean> {
  const stored = await profileRepository.read(executor, uid)
  if (!stored) return false
  const jurisdiction = jurisdictionOf(live.site(), stored.account.countryCode)
  return paymentTypes.every((type) => missingFields(jurisdiction, type, stored.profile).length === 0)
}
