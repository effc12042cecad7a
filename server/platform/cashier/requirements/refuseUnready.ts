import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { dayOf } from '#schemas/runtime/dayOf.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../../db/Database.ts'
import { contactRepository } from '../../accounts/contactRepository.ts'
import { refuseEnded } from '../../accounts/refuseEnded.ts'
import { missingFor } from '../../players/missingFor.ts'
import { PlatformError } from '../../shared/errors.ts'
import type { PaymentType } from '../../shared/paymentType.ts'
import type { Step } from '../../shared/verificationStep.ts'
import { parseAmount } from '../../wallet/money.ts'
import { paymentTotalsRepository } from '../paymentTotalsRepository.ts'
import { readinessRepository } from './readinessRepository.ts'

/** A payment that a player asks for. @property amount minor units */
type Asked = { uid: number; type: PaymentType; currency: string; amount: bigint; now: Date }

/**
 * What the jurisdiction of a player asks before it lets their money move, in the order in which it is told. Called
 * under the player's lock, so that nothing of it changes before the payment is written down.
 * @throws PlatformError UserDeletedException, UserBannedException; UserNeedDepositException; UserNeedProfileDataException, which names the fields;
 * AccessDeniedException (409) for who is not of age; UserNeedConfirmContactException; and for identity
 * KycUserProfileException where it was rejected, KycWithdrawalException or SumsubVerificationRequiredException
 */
export async function refuseUnready(tx: Executor, site: SiteArtefact, asked: Asked): Promise<void> {
  const { uid, type, now } = asked
  const player = await readinessRepository.find(tx, uid)
  if (!player) throw new Error(`There is no player ${uid}`)
  // Asked before the call was let in, too; the account may have been closed since.
  refuseEnded(player)
  const hasContact = await contactRepository.hasConfirmed(tx, uid)
  const jurisdiction = jurisdictionOf(site, player.country)
  const today = dayOf(site, [player.country], now)
  const missing = missingFor(jurisdiction, type, { ...player, hasContact }, today)
  // Nobody shall tell or prove who they are for what is not open to them yet.
  if (missing.deposit) throw new PlatformError('UserNeedDepositException', 'Nothing was paid in yet')
  if (!player.isComplete || missing.profile.length > 0)
    throw new PlatformError('UserNeedProfileDataException', 'Personal data are missing', {
      errorData: { fields: missing.profile, payment: type },
    })
  if (missing.isUnderAge)
    throw new PlatformError('AccessDeniedException', 'The player is not of age', {
      status: 409,
      errorData: { reason: 'under_age', age_of_majority: jurisdiction.ageOfMajority },
    })
  if (missing.contact)
    throw new PlatformError('UserNeedConfirmContactException', 'No contact is confirmed', {
      errorData: { payment: type },
    })
  if (player.step === 'completed') return
  const { verification } = jurisdiction.requirements[type]
  if (missing.verification || (await isFromSum(tx, verification, asked))) throw unverified(player.step, type)
}

/** Whether all payments of that type together, this one among them, come to the sum from which identity is verified. */
async function isFromSum(
  tx: Executor,
  verification: SiteArtefact['jurisdictions'][number]['requirements']['deposit']['verification'],
  { uid, type, currency, amount }: Asked,
): Promise<boolean> {
  if (typeof verification === 'string') return verification === 'always'
  const from = verification[currency]
  const units = from === undefined ? undefined : parseAmount(from, currency)
  // In a currency of which nothing is said nobody could say that it is not reached.
  if (units === undefined) return true
  const before =
    type === 'deposit'
      ? await paymentTotalsRepository.depositedEver(tx, uid)
      : await paymentTotalsRepository.withdrawnEver(tx, uid)
  return before + amount >= units
}

function unverified(step: Step, type: PaymentType): PlatformError {
  if (step === 'rejected') return new PlatformError('KycUserProfileException', 'The identity was rejected')
  const needed = type === 'withdrawal' ? 'KycWithdrawalException' : 'SumsubVerificationRequiredException'
  return new PlatformError(needed, 'The identity is not verified')
}
