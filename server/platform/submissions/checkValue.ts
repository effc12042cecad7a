import type { FieldError } from '#generated/api.ts'
import { loadRules, runRules } from '#schemas/rules/registry.ts'
import type { RuleContext, RuleUse } from '#schemas/rules/rule.ts'

/** What the rules of a value by itself look at. */
const alone: RuleContext = { values: {}, phoneCountries: [], today: '' }

/** Runs rules on a value that stands in no form. */
export async function checkValue(
  rules: readonly RuleUse[],
  value: unknown,
  context: RuleContext = alone,
): Promise<FieldError[]> {
  return runRules(await loadRules(rules.map(({ rule }) => rule)), rules, value, context)
}
