import type { Field } from '#generated/grammar/types.ts'
import type { FieldArtefact } from './artefacts.ts'

type Token = NonNullable<Field['attributes']['autocomplete']>

/** Autofill tokens (HTML standard, section 4.10.18.7) of the system names the product document knows. */
const byName: Readonly<Record<string, Token>> = {
  address: 'street-address',
  amount: 'transaction-amount',
  birth_date: 'bday',
  card_holder: 'cc-name',
  card_number: 'cc-number',
  city: 'address-level2',
  code: 'one-time-code',
  country: 'country',
  country_code: 'country',
  cvv: 'cc-csc',
  email: 'email',
  expiry: 'cc-exp',
  fakename: 'nickname',
  first_name: 'given-name',
  home_town: 'address-level2',
  last_name: 'family-name',
  login: 'username',
  middle_name: 'additional-name',
  mobile: 'tel',
  name: 'name',
  old_password: 'current-password',
  phone: 'tel',
  phone_country_code: 'tel-country-code',
  postcode: 'postal-code',
  region: 'address-level1',
  sex: 'sex',
  username: 'username',
}

const byType: Readonly<Partial<Record<Field['type'], Token>>> = {
  amount: 'transaction-amount',
  code: 'one-time-code',
  country_code: 'country',
  phone: 'tel',
  region: 'address-level1',
}

const inputmodeByType: Readonly<Partial<Record<Field['type'], FieldArtefact['inputmode']>>> = {
  amount: 'decimal',
  code: 'numeric',
  date: 'numeric',
  phone: 'tel',
}

const inputmodeByName: Readonly<Record<string, FieldArtefact['inputmode']>> = {
  card_number: 'numeric',
  cvv: 'numeric',
  email: 'email',
  mobile: 'tel',
  phone: 'tel',
}

/**
 * What the browser may fill in. A password is the current one where the form signs in, and a new one elsewhere, so
 * that password managers offer to make one.
 */
export function autocompleteOf(field: Field, signsIn: boolean): string {
  if (field.attributes.autocomplete) return field.attributes.autocomplete
  if (field.type === 'checkbox' || field.type === 'file') return 'off'
  if (field.type === 'password' && field.sysname !== 'old_password')
    return signsIn ? 'current-password' : 'new-password'
  return lookUp(byName, field.sysname) ?? byType[field.type] ?? 'off'
}

/** The keyboard that a phone shows. */
export function inputmodeOf(field: Field): FieldArtefact['inputmode'] {
  if (field.attributes.inputmode) return field.attributes.inputmode
  const named = lookUp(inputmodeByName, field.sysname) ?? inputmodeByType[field.type]
  if (named) return named
  if (field.rules?.some(({ rule }) => rule === 'email')) return 'email'
  return field.attributes.options?.mask === undefined ? 'text' : 'numeric'
}

function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
