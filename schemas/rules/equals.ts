import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { readField } from './support/readField.ts'
import { ruleError } from './support/ruleError.ts'

/** The same as another field, once that one holds something. */
export const equals: Rule<RuleParams['equals']> = (value, { field, code = 'equals' }, { values }) => {
  const other = readField(values, field)
  return isEmpty(value) || isEmpty(other) || value === other ? null : ruleError(code, { other: field })
}
