import type { RuleName } from '../rules/rule.ts'
import type { FieldArtefact } from './artefacts.ts'
import { requiredRule } from './impliedRules.ts'

/** Names of all rules that a form can need, for loadRules: those of conditions that do not hold yet among them. */
export function rulesUsed({ fields }: { fields: Readonly<Record<string, FieldArtefact>> }): RuleName[] {
  const names = Object.values(fields).flatMap((field) => [
    requiredRule(field.type).rule,
    ...field.rules.map(({ rule }) => rule),
  ])
  return [...new Set(names)].sort()
}
