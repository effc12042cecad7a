import { isSchema } from './walkGrammar.ts'

/**
 * How a condition is written: as a JSON Schema over the facts, as the name of a condition, as facts and what they must
 * be, or as `all`, `any` or `not` of conditions. `mixed` and `none` are none of these.
 */
export type ConditionForm = 'schema' | 'name' | 'facts' | 'all' | 'any' | 'not' | 'mixed' | 'none'

/** Tells the forms apart by their keys. `not` over a JSON Schema is both; it is read as `not`, which is the same. */
export function conditionForm(written: unknown): ConditionForm {
  if (typeof written === 'boolean') return 'schema'
  if (typeof written === 'string') return 'name'
  if (!isSchema(written)) return 'none'
  const keys = Object.keys(written)
  const ofLanguage = keys.filter((key) => key === 'all' || key === 'any' || key.startsWith('/'))
  if (ofLanguage.length === 0) return keys.join() === 'not' ? 'not' : 'schema'
  if (keys.every((key) => key.startsWith('/'))) return 'facts'
  return keys.length === 1 ? (keys[0] as 'all' | 'any') : 'mixed'
}

/** What a fact may be held against by itself; anything else stands in a JSON Schema. */
export function isConstant(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Whether a step of a pointer can only be the place of an item of a list: `0` of `/result/items/0`. */
export function isIndex(step: string): boolean {
  return /^(0|[1-9][0-9]*)$/.test(step)
}
