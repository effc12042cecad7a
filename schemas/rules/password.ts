import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** The allowed characters of a password; the others are listed. Lengths are other rules' part. */
export const password: Rule<RuleParams['password']> = (value) =>
  onText(value, (text) => {
    if (matches(patterns.password, text)) return null
    const wrong = new Set([...text].filter((char) => !matches(patterns.password, char)))
    const visible = [...wrong].filter((char) => !/[\p{Z}\p{C}]/u.test(char))
    return visible.length > 0 ? ruleError('password_symbols', { symbols: visible }) : ruleError('password')
  })
