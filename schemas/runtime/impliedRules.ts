import type { Choices, Field } from '#generated/grammar/types.ts'
import { demandsValue } from '../rules/demandsValue.ts'
import type { RuleUse } from '../rules/rule.ts'

/** Length of one-time codes: product document, section 9. */
const codeLength = 6

export type ImpliedRulesOptions = {
  /** The form signs a player in: what was once accepted as a password is not judged again. */
  signsIn: boolean
  /** Fields that hold a name of the player, which no password may be. */
  nameFields?: readonly string[]
  /** Field that holds the country of phone numbers, if there is one. */
  phoneCountryField?: string
}

/**
 * Everything checked on a field: its type first, then whether it must be there, then the rules as written, then those
 * that follow from type and attributes. A rule that is written goes before the same rule implied.
 */
export function impliedRules(field: Field, options: ImpliedRulesOptions): RuleUse[] {
  const written = ((field.rules ?? []) as RuleUse[]).map((use) => wordClosely(use, field))
  const all: RuleUse[] = [
    { rule: 'type', params: { type: field.type === 'checkbox' ? 'boolean' : 'string' } },
  ]
  const add = (uses: readonly RuleUse[]) => {
    for (const use of uses) if (!all.some(({ rule }) => rule === use.rule)) all.push(use)
  }
  const required = requiredRule(field.type)
  const isWritten = (use: RuleUse) => written.some(({ rule }) => rule === use.rule)
  if (isRequired(field) && !isWritten(required)) add([required])
  add(written.filter(({ rule }) => rule === required.rule))
  // Written uses of one rule may be several (two regexes), so that add must not thin them out.
  all.push(...written.filter(({ rule }) => rule !== required.rule && rule !== 'type'))
  add(rulesOfAttributes(field))
  add(rulesOfType(field, written, options))
  return all
}

/** Whether a field must be filled in whatever the others hold: it says so, or one of its rules does. */
export function isRequired({ attributes, rules = [] }: Field): boolean {
  return attributes.params?.is_required === true || (rules as RuleUse[]).some(demandsValue)
}

/** The rule by which a field of a type must be filled in. */
export function requiredRule(type: Field['type']): RuleUse {
  if (type === 'checkbox') return { rule: 'checked' }
  if (type === 'password') return { rule: 'required', params: { code: 'insert_password' } }
  if (type === 'phone') return { rule: 'required', params: { code: 'insert_phone' } }
  return { rule: 'required' }
}

/** Passwords have messages of their own for what goes wrong everywhere. */
function wordClosely(use: RuleUse, field: Field): RuleUse {
  if (field.type !== 'password') return use
  if (use.rule === 'equals') return { rule: 'equals', params: { code: 'passwords_not_equal', ...use.params } }
  if (use.rule === 'min_length')
    return { rule: 'min_length', params: { code: 'short_password', ...use.params } }
  return use
}

function rulesOfAttributes({ type, attributes }: Field): RuleUse[] {
  const { size, options = {} } = attributes
  const { min, max } = typeof size === 'object' ? size : { min: undefined, max: size }
  const uses: RuleUse[] = []
  // The size of a code is the number of its digits, which its own rule checks.
  if (type !== 'code') {
    if (min !== undefined && min > 0)
      uses.push({
        rule: 'min_length',
        params: type === 'password' ? { min, code: 'short_password' } : { min },
      })
    if (max !== undefined) uses.push({ rule: 'max_length', params: { max } })
  }
  if (options.mask !== undefined) uses.push({ rule: 'mask', params: { mask: options.mask } })
  if (options.regex !== undefined) uses.push({ rule: 'regex', params: { pattern: `^(?:${options.regex})$` } })
  const values = knownValues(options.select)
  if (values) uses.push({ rule: 'one_of', params: { values } })
  return uses
}

function rulesOfType(field: Field, written: RuleUse[], options: ImpliedRulesOptions): RuleUse[] {
  const { size, min, max, options: { mask } = {} } = field.attributes
  switch (field.type) {
    case 'password':
      return options.signsIn ? [] : passwordRules(field, written, options.nameFields ?? [])
    case 'date':
      return [{ rule: 'date', params: { ...textBound('min', min), ...textBound('max', max) } }]
    case 'code': {
      const length = typeof size === 'object' ? size.max : size
      return [{ rule: 'one_time_code', params: { length: length ?? codeLength } }]
    }
    case 'phone': {
      const country = options.phoneCountryField
      if (mask !== undefined) return []
      return [
        country === undefined ? { rule: 'phone' } : { rule: 'phone', params: { country_field: country } },
      ]
    }
    case 'amount':
      return written.some(({ rule }) => rule === 'sum') ? [] : amountRules(min, max)
    case 'input':
      return field.sysname === 'email' ? [{ rule: 'email' }] : []
    default:
      return []
  }
}

/**
 * Whether a field asks for the password that a player has. It was judged where it was set, and is not again: rules and
 * names change, and nobody may be kept by them from closing their account.
 */
export const asksKnownPassword = ({ sysname, attributes }: Field): boolean =>
  sysname === 'old_password' || attributes.autocomplete === 'current-password'

/**
 * A repeated password need only be the same. How long a new one may be is for the site to say, unless the field does.
 */
function passwordRules(field: Field, written: RuleUse[], names: readonly string[]): RuleUse[] {
  if (asksKnownPassword(field) || written.some(({ rule }) => rule === 'equals')) return []
  return [
    { rule: 'password' },
    ...(field.attributes.size === undefined ? [{ rule: 'password_length' as const }] : []),
    names.length > 0 ? { rule: 'common_password', params: { unlike: names } } : { rule: 'common_password' },
  ]
}

function amountRules(min: unknown, max: unknown): RuleUse[] {
  const uses: RuleUse[] = [{ rule: 'min_value', params: { min: toNumber(min) ?? 0 } }]
  const most = toNumber(max)
  if (most !== undefined) uses.push({ rule: 'max_value', params: { max: most } })
  return uses
}

function toNumber(bound: unknown): number | undefined {
  const number = typeof bound === 'string' && bound.trim() !== '' ? Number(bound) : bound
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function textBound(name: 'min' | 'max', bound: unknown): { min?: string; max?: string } {
  return typeof bound === 'string' ? { [name]: bound } : {}
}

/** All values that options written in the definition can have; undefined where they come from elsewhere. */
function knownValues(choices: Choices | undefined): string[] | undefined {
  if (choices === undefined) return undefined
  if (Array.isArray(choices)) return choices.map(({ value }) => value)
  if (!('cases' in choices)) return undefined
  const lists = [...Object.values(choices.cases), choices.otherwise ?? []]
  return [...new Set(lists.flat().map(({ value }) => value))]
}
