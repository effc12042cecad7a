import type { Jurisdiction, PaymentRequirements } from '#generated/grammar/types.ts'
import type { Profile } from '../accounts/accountRepository.ts'
import { isOfAge } from '../responsibleGaming/isOfAge.ts'
import type { PaymentType } from '../shared/paymentType.ts'
import type { Step } from '../shared/verificationStep.ts'

export type PersonalField = PaymentRequirements['profile'][number]

/** What requirements look at in a player. */
export type Readiness = {
  profile: Profile | null
  hasContact: boolean
  hasDeposits: boolean
  step: Step
}

/** What a player lacks for a payment of any sum. */
export type Missing = {
  profile: PersonalField[]
  /** The date of birth that the player stated makes them younger than the jurisdiction allows. */
  isUnderAge: boolean
  contact: boolean
  deposit: boolean
  verification: boolean
}

const columns = {
  first_name: 'firstName',
  middle_name: 'middleName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  region: 'region',
  home_town: 'homeTown',
  address: 'address',
  postcode: 'postcode',
  document_type: 'documentType',
  document_number: 'documentNumber',
} satisfies Record<PersonalField, keyof Profile>

/** The personal data that a player has not told of what is asked before a payment. */
export const missingFields = (
  { requirements }: Jurisdiction,
  type: PaymentType,
  profile: Profile | null,
): PersonalField[] => requirements[type].profile.filter((field) => !profile?.[columns[field]])

/**
 * Holds a player against what their jurisdiction asks before a payment. Age is proven by the stated date of birth as
 * long as the identity need not be verified; whoever verifies it holds that date against a document.
 * @param today ISO date
 */
export function missingFor(
  jurisdiction: Jurisdiction,
  type: PaymentType,
  { profile, hasContact, hasDeposits, step }: Readiness,
  today: string,
): Missing {
  const { requirements } = jurisdiction
  const { contact, verification } = requirements[type]
  const birthDate = profile?.birthDate ?? undefined
  return {
    profile: missingFields(jurisdiction, type, profile),
    isUnderAge: birthDate !== undefined && !isOfAge(jurisdiction, birthDate, today),
    contact: contact && !hasContact,
    deposit: type === 'withdrawal' && requirements.depositFirst === true && !hasDeposits,
    verification: verification === 'always' && step !== 'completed',
  }
}
