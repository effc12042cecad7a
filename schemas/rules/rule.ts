import type { ErrorCode } from './errorCodes.ts'

/** Why a value is refused: a code that the dictionary of the current locale turns into words. */
export type RuleError = { code: string; params?: Record<string, string | number | readonly string[]> }

/** One country of account.getContactPhoneSettings. */
export type PhoneCountry = {
  /** ISO 3166-1 alpha-2, upper case. */
  country_code: string
  /** Dial code, digits without the plus: 371. */
  phone_code: string
  name: string
  /** How a number is written; # is a digit. Several masks mean several lengths. */
  mask?: string | readonly string[]
}

/** How long new passwords may be, in characters. */
export type PasswordLength = { min?: number; max?: number }

/** What a rule may look at besides its own value. */
export type RuleContext = {
  /** The form's values. A rule may read only the fields that `referencedFields` names for its use: others may be missing. */
  values: Readonly<Record<string, unknown>>
  /** account.getContactPhoneSettings; may be empty. */
  phoneCountries: readonly PhoneCountry[]
  /** ISO date of the player's day, YYYY-MM-DD. */
  today: string
  /** What the site says of it; 6 to 20 where it says nothing. */
  passwordLength?: PasswordLength | undefined
  /** What no new password may be, besides what the form asks for: the site's own name, and the player's where known. */
  names?: readonly string[] | undefined
}

/**
 * One named check: null when the value is fine. Pure, and never throws, whatever the value.
 * An empty value (absent, null, '', []) passes all rules but required, checked, type and those that demand one
 * (demandsValue).
 */
export type Rule<P> = (value: unknown, params: P, context: RuleContext) => RuleError | null

export type ValueType = 'string' | 'boolean' | 'integer' | 'array'
export type OptionValue = string | number | boolean

/** The parameters of each rule; described for editors in schemas/grammar/rules.json. */
export type RuleParams = {
  type: { type: ValueType }
  required: { code?: ErrorCode & ('required' | 'insert_phone' | 'insert_email' | 'insert_password') }
  checked: Record<never, never>
  min_length: { min: number; code?: ErrorCode & ('min_length' | 'short_password') }
  max_length: { max: number }
  exact_length: { length: number }
  digits: Record<never, never>
  one_time_code: { length?: number }
  password: Record<never, never>
  password_length: Record<never, never>
  common_password: { unlike?: readonly string[] }
  equals: { field: string; code?: ErrorCode & ('equals' | 'passwords_not_equal') }
  name: Record<never, never>
  name_loose: Record<never, never>
  latin_cyrillic: Record<never, never>
  address: Record<never, never>
  card_holder: Record<never, never>
  fakename: Record<never, never>
  sum: { min: number; max: number; currency: string; decimals?: number }
  date: { min?: string; max?: string }
  max_date: { max: string }
  sex: Record<never, never>
  text: { optional?: boolean }
  postcode: { regex?: string }
  phone: { country_field?: string }
  email: Record<never, never>
  card_number: { pattern?: string }
  iban: Record<never, never>
  min_value: { min: number }
  max_value: { max: number }
  regex: { pattern: string }
  custom: { regex?: string }
  promo_code: Record<never, never>
  one_of: { values: readonly OptionValue[] }
  mask: { mask: string | readonly string[] }
}

export type RuleName = keyof RuleParams

/** A use of a rule, as it stands in a definition. `params` may be left out where none is required. */
export type RuleUse = {
  [R in RuleName]: Record<never, never> extends RuleParams[R]
    ? { rule: R; params?: RuleParams[R] }
    : { rule: R; params: RuleParams[R] }
}[RuleName]
