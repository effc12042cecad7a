import { address } from './address.ts'
import { cardHolder } from './cardHolder.ts'
import { cardNumber } from './cardNumber.ts'
import { checked } from './checked.ts'
import { custom } from './custom.ts'
import { date } from './date.ts'
import { digits } from './digits.ts'
import { email } from './email.ts'
import { equals } from './equals.ts'
import { exactLength } from './exactLength.ts'
import { fakename } from './fakename.ts'
import { latinCyrillic } from './latinCyrillic.ts'
import { mask } from './mask.ts'
import { maxDate } from './maxDate.ts'
import { maxLength } from './maxLength.ts'
import { maxValue } from './maxValue.ts'
import { minLength } from './minLength.ts'
import { minValue } from './minValue.ts'
import { name } from './name.ts'
import { nameLoose } from './nameLoose.ts'
import { oneOf } from './oneOf.ts'
import { oneTimeCode } from './oneTimeCode.ts'
import { password } from './password.ts'
import { passwordLength } from './passwordLength.ts'
import { postcode } from './postcode.ts'
import { promoCode } from './promoCode.ts'
import { regex } from './regex.ts'
import { required } from './required.ts'
import type { Rule, RuleContext, RuleError, RuleName, RuleParams, RuleUse } from './rule.ts'
import { sex } from './sex.ts'
import { sum } from './sum.ts'
import { specialise } from './support/specialise.ts'
import { text } from './text.ts'
import { type } from './type.ts'

/** A rule itself, or how to load it where its library is heavy. */
type Entry<P> = Rule<P> | { load: () => Promise<Rule<P>> }

const registry = {
  type,
  required,
  checked,
  min_length: minLength,
  max_length: maxLength,
  exact_length: exactLength,
  digits,
  one_time_code: oneTimeCode,
  password,
  password_length: passwordLength,
  common_password: { load: async () => (await import('./commonPassword.ts')).commonPassword },
  equals,
  name,
  name_loose: nameLoose,
  latin_cyrillic: latinCyrillic,
  address,
  card_holder: cardHolder,
  fakename,
  sum,
  date,
  max_date: maxDate,
  sex,
  text,
  postcode,
  phone: { load: async () => (await import('./phone.ts')).phone },
  email,
  card_number: cardNumber,
  iban: { load: async () => (await import('./iban.ts')).iban },
  min_value: minValue,
  max_value: maxValue,
  regex,
  custom,
  promo_code: promoCode,
  one_of: oneOf,
  mask,
} satisfies { [R in RuleName]: Entry<RuleParams[R]> }

/** All rules there are. */
export const ruleNames = Object.keys(registry) as readonly RuleName[]

/** The loaded rules of a form. */
export type RuleTable = { readonly [R in RuleName]?: Rule<RuleParams[R]> }

/** Loads the named rules; throws for a name that is no rule. */
export async function loadRules(names: readonly RuleName[]): Promise<RuleTable> {
  const loaded = await Promise.all(
    [...new Set(names)].map(async (rule) => {
      if (!Object.hasOwn(registry, rule)) throw new Error(`Unknown rule: ${rule}`)
      const entry = registry[rule]
      return [rule, typeof entry === 'function' ? entry : await entry.load()] as const
    }),
  )
  return Object.fromEntries(loaded) as RuleTable
}

/**
 * All errors of a value in the order of the uses, each once; an error of `required` is the last, as nothing
 * more can be said about a missing value. Throws when a rule is not in the table.
 */
export function runRules(
  table: RuleTable,
  uses: readonly RuleUse[],
  value: unknown,
  context: RuleContext,
): RuleError[] {
  const errors: RuleError[] = []
  for (const use of uses) {
    const rule = table[use.rule] as Rule<unknown> | undefined
    if (rule === undefined) throw new Error(`Rule is not loaded: ${use.rule}`)
    const error = rule(value, specialise(use, uses), context)
    // Several rules refuse a wrong type; saying so twice helps nobody.
    if (error && !errors.some((known) => isSame(known, error))) errors.push(error)
    if (error && use.rule === 'required') break
  }
  return errors
}

/** Names of the other fields that a use looks at: when one of them changes, the rule must run again. */
export function referencedFields(use: RuleUse): string[] {
  if (use.rule === 'equals') return [use.params.field]
  if (use.rule === 'common_password') return [...(use.params?.unlike ?? [])]
  if (use.rule === 'phone' && use.params?.country_field !== undefined) return [use.params.country_field]
  return []
}

function isSame(a: RuleError, b: RuleError): boolean {
  return a.code === b.code && JSON.stringify(a.params) === JSON.stringify(b.params)
}
