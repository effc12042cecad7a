import type { RuleUse } from './rule.ts'
import { matches } from './support/matches.ts'

/** Whether a use refuses an empty value, as the product document words it, and so makes its field a required one. */
export function demandsValue(use: RuleUse): boolean {
  if (use.rule === 'sex') return true
  if (use.rule === 'text') return use.params?.optional !== true
  if (use.rule === 'custom') return use.params?.regex === undefined || !matches(use.params.regex, '')
  return false
}
