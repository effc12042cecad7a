import type { JsonSchemaFragment } from './jsonSchemaFragment.ts'
import type { RuleName, RuleParams, RuleUse } from './rule.ts'
import { maskPattern } from './support/masks.ts'
import { compiles } from './support/matches.ts'
import { mergeFragments } from './support/mergeFragments.ts'
import { patterns, sumPattern } from './support/patterns.ts'

/** `filled`: the field is required as well, so the empty value needs no exception. */
type Implied<P> = (params: P, filled: boolean) => JsonSchemaFragment

const pattern = (source: string, filled: boolean): JsonSchemaFragment => ({
  pattern: filled ? source : `^$|${source}`,
})
const builtIn = (source: string) => (_: unknown, filled: boolean) => pattern(source, filled)
/** An editor's pattern may hold alternatives; one that does not compile implies nothing. */
const edited = (source: string, filled: boolean) =>
  compiles(source) ? pattern(filled ? source : `(?:${source})`, filled) : {}
const anyText = String.raw`^[\s\S]`

const implied: { [R in RuleName]: Implied<RuleParams[R]> } = {
  type: ({ type }) => ({ type }),
  required: () => ({ minLength: 1, pattern: patterns.notBlank }),
  checked: () => ({ const: true }),
  min_length: ({ min }, filled) => (filled ? { minLength: min } : pattern(`${anyText}{${min}}`, false)),
  max_length: ({ max }) => ({ maxLength: max }),
  exact_length: ({ length }, filled) =>
    filled ? { minLength: length, maxLength: length } : pattern(`${anyText}{${length}}$`, false),
  digits: builtIn(patterns.digits),
  one_time_code: ({ length = 6 }, filled) => pattern(`^[0-9]{${length}}$`, filled),
  password: builtIn(patterns.password),
  password_length: () => ({}),
  common_password: () => ({}),
  equals: () => ({}),
  name: builtIn(patterns.name),
  name_loose: builtIn(patterns.nameLoose),
  latin_cyrillic: builtIn(patterns.latinCyrillic),
  address: builtIn(patterns.address),
  card_holder: builtIn(patterns.cardHolder),
  fakename: (_, filled) => pattern(patterns.fakename.replace('+$', '{4,}$'), filled),
  sum: ({ min, max, decimals = 0 }, filled) => ({
    ...pattern(sumPattern(decimals), filled),
    minimum: min,
    maximum: max,
  }),
  date: builtIn(patterns.dateCharacters),
  max_date: builtIn(patterns.dateCharacters),
  sex: () => ({ not: { enum: [0, '0', '', null, []] } }),
  text: ({ optional = false }, filled) => (optional && !filled ? {} : pattern(patterns.notBlank, true)),
  postcode: ({ regex = patterns.postcode }, filled) => edited(regex, filled),
  phone: builtIn(patterns.phone),
  email: builtIn(patterns.email),
  card_number: ({ pattern: own }, filled) =>
    own === undefined || !compiles(own)
      ? pattern(patterns.cardNumber, filled)
      : pattern(`${patterns.cardNumber}|(?:${own})`, filled),
  iban: builtIn(patterns.iban),
  min_value: ({ min }, filled) => ({ ...pattern(patterns.decimalWithCommas, filled), minimum: min }),
  max_value: ({ max }, filled) => ({ ...pattern(patterns.decimalWithCommas, filled), maximum: max }),
  regex: ({ pattern: own }, filled) => edited(own, filled),
  custom: ({ regex }, filled) =>
    regex === undefined ? pattern(patterns.notBlank, true) : edited(regex, filled),
  promo_code: () => ({}),
  // An enum must not be empty, so a list without options keeps the exception.
  one_of: ({ values }, filled) => ({
    enum: [...new Set(filled && values.length > 0 ? values : [...values, '', null, []])],
  }),
  mask: ({ mask }, filled) => pattern(maskPattern(mask), filled),
}

/**
 * The JSON Schema that a rule implies. Never stricter than the rule: what the rule accepts, the empty value
 * included, satisfies the fragment. It may be looser, since the rule runs as well.
 * `filled` says that the field is also `required`, which makes for a plainer fragment.
 */
export function impliedSchema(use: RuleUse, filled = false): JsonSchemaFragment {
  const imply = implied[use.rule] as Implied<unknown>
  return imply(use.params ?? {}, filled)
}

/** The fragment of a field: what all its rules imply together, joined. */
export function impliedSchemaOfAll(uses: readonly RuleUse[]): JsonSchemaFragment {
  const filled = uses.some((use) => use.rule === 'required')
  return mergeFragments(uses.map((use) => impliedSchema(use, filled)))
}
