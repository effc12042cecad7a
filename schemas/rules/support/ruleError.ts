import type { ErrorCode } from '../errorCodes.ts'
import type { RuleError } from '../rule.ts'

/** A RuleError whose code is known to exist, so that no rule answers a code without a message. */
export function ruleError(code: ErrorCode, params?: RuleError['params']): RuleError {
  return params ? { code, params } : { code }
}
