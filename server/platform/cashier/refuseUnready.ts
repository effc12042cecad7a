import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { PlatformError } from '../errors.ts'
import type { Step } from '../verification/steps.ts'
import { rowsOf } from '../wallet/rowsOf.ts'
import type { PaymentType } from './paymentStates.ts'

export type Requirement = 'profile' | 'contact' | 'verification'

type Readiness = { is_complete: boolean; step: Step; has_contact: boolean }

/**
 * What the site asks of players before it moves their money, in this order.
 * @throws PlatformError UserNeedProfileDataException, UserNeedConfirmContactException, and for identity
 * KycUserProfileException where it was rejected, KycWithdrawalException or SumsubVerificationRequiredException
 */
export async function refuseUnready(
  tx: Executor,
  uid: number,
  type: PaymentType,
  requires: readonly Requirement[],
): Promise<void> {
  if (requires.length === 0) return
  const [player] = await rowsOf<Readiness>(
    tx,
    sql`select is_registration_completed as is_complete, verification_step as step,
        exists (select from platform.contacts way where way.uid = player.uid and way.is_confirmed) as has_contact
      from platform.accounts player where player.uid = ${uid}`,
  )
  if (!player) throw new Error(`There is no player ${uid}`)
  if (requires.includes('profile') && !player.is_complete)
    throw new PlatformError('UserNeedProfileDataException', 'The registration is not complete')
  if (requires.includes('contact') && !player.has_contact)
    throw new PlatformError('UserNeedConfirmContactException', 'No contact is confirmed')
  if (requires.includes('verification')) refuseUnverified(player.step, type)
}

function refuseUnverified(step: Step, type: PaymentType): void {
  if (step === 'completed') return
  if (step === 'rejected') throw new PlatformError('KycUserProfileException', 'The identity was rejected')
  if (type === 'withdrawal') throw new PlatformError('KycWithdrawalException', 'The identity is not verified')
  throw new PlatformError('SumsubVerificationRequiredException', 'The identity is not verified')
}
