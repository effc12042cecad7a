import type { Rule, RuleParams } from './rule.ts'
import { maskPattern } from './support/masks.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** Fits one of the masks (# is a digit): written out in full, or as its digits alone. */
export const mask: Rule<RuleParams['mask']> = (value, params) =>
  onText(value, (text) =>
    matches(maskPattern(params.mask), text) ? null : ruleError('mask', { mask: params.mask }),
  )
