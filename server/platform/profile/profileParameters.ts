import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { StoredProfile } from '../accounts/profileRepository.ts'
import { youngestBirthDate } from '../responsibleGaming/isOfAge.ts'
import type { FieldErrors } from '../shared/errors.ts'
import type { OperationInput } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { personalDataField } from '../submissions/personalDataFields.ts'
import type { ProfileChange } from './changeProfile.ts'

export type ProfileParameters = Omit<OperationInput<'account.saveProfileInfo'>, 'document' | 'country'>

/** The same said in one way: a document by its two parameters, a country by its code in capitals. */
export function plainParameters(input: OperationInput<'account.saveProfileInfo'>): ProfileParameters {
  const { document, country, ...plain } = input
  const code = plain.country_code ?? country
  const type = plain.document_type ?? document?.type
  const number = plain.document_number ?? document?.number
  return {
    ...plain,
    ...(code !== undefined && { country_code: code.toUpperCase() }),
    ...(type !== undefined && { document_type: type }),
    ...(number !== undefined && { document_number: number }),
  }
}

/** What a verified identity consists of, as parameters: it stays as it was verified. */
export function verifiedParameters({ account, profile }: StoredProfile): Record<string, string | null> {
  if (account.verificationStep !== 'completed') return {}
  return {
    first_name: profile?.firstName ?? null,
    last_name: profile?.lastName ?? null,
    birth_date: profile?.birthDate ?? null,
    country_code: account.countryCode,
  }
}

/** Parameters that would change what is verified. */
export function lockedErrors(parameters: ProfileParameters, stored: StoredProfile): FieldErrors {
  const verified = Object.entries(verifiedParameters(stored))
  const sent = new Map<string, unknown>(Object.entries(parameters))
  return Object.fromEntries(
    verified
      // What was never known cannot have been verified.
      .filter(([name, value]) => value !== null && sent.has(name) && sent.get(name) !== value)
      .map(([name]) => [name, [{ code: 'locked' }]]),
  )
}

const texts = [
  'first_name',
  'middle_name',
  'last_name',
  'birth_date',
  'region',
  'home_town',
  'address',
  'postcode',
] as const

/** A browser does not send what is empty: fields that a form has and that did not come were emptied. */
export function emptied(fields: ReadonlySet<string>, stored: StoredProfile): ProfileParameters {
  const verified = verifiedParameters(stored)
  const names = texts.filter((name) => fields.has(name) && !Object.hasOwn(verified, name))
  return Object.fromEntries(names.map((name) => [name, '']))
}

/** A country in which accounts may be opened, and a region of it. */
export function placeErrors(parameters: ProfileParameters, country: string, live: LiveSite): FieldErrors {
  const errors: FieldErrors = {}
  const { available_countries } = live.site().general
  if (parameters.country_code !== undefined && !available_countries.includes(parameters.country_code))
    errors.country_code = [{ code: 'one_of' }]
  const regions = personalDataField(live, country, 'region')?.attributes.options?.select
  const isKnown =
    !Array.isArray(regions) || regions.some((one) => String(one.value) === String(parameters.region))
  if (parameters.region && !isKnown) errors.region = [{ code: 'one_of' }]
  return errors
}

/** A date of birth that makes the player of age in their country, whichever form it came from. */
export function ageErrors({ birth_date }: ProfileParameters, country: string, live: LiveSite): FieldErrors {
  const youngest = youngestBirthDate(jurisdictionOf(live.site(), country), live.today(country))
  const isLater = birth_date !== undefined && birth_date > youngest
  return isLater ? { birth_date: [{ code: 'max_date', params: { max: youngest } }] } : {}
}

/** The personal data themselves. A region stays behind when its player moves to another country. */
export function profileChange(
  parameters: ProfileParameters,
  { account, profile }: StoredProfile,
): NonNullable<ProfileChange['profile']> {
  const text = (value: string | undefined) => (value === undefined ? undefined : value || null)
  const moves = parameters.country_code !== undefined && parameters.country_code !== account.countryCode
  const documentType = text(parameters.document_type)
  // Product document, section 3: the number is used only when the type is cpf.
  const usesNumber = (documentType === undefined ? profile?.documentType : documentType) === 'cpf'
  const change = {
    firstName: text(parameters.first_name),
    middleName: text(parameters.middle_name),
    lastName: text(parameters.last_name),
    sex: parameters.sex,
    birthDate: text(parameters.birth_date),
    region: text(parameters.region) ?? (moves ? null : undefined),
    homeTown: text(parameters.home_town),
    address: text(parameters.address),
    postcode: text(parameters.postcode),
    documentType,
    documentNumber: usesNumber
      ? text(parameters.document_number)
      : documentType === undefined
        ? undefined
        : null,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
