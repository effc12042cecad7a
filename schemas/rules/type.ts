import type { Rule, ValueType } from './rule.ts'
import { ruleError } from './support/ruleError.ts'

const tests: Record<ValueType, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
}

/** The JSON type of the field, written by the compiler. Only an absent value passes untested. */
export const type: Rule<{ type: ValueType }> = (value, params) =>
  value === undefined || tests[params.type]?.(value) ? null : ruleError('wrong_type', { type: params.type })
