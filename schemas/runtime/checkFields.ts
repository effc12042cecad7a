import { createGrammarChecker, type GrammarChecker } from './checkGrammar.ts'
import { fieldGrammar } from './fieldGrammar.ts'
import type { Problem } from './problem.ts'

let checker: GrammarChecker | undefined

/**
 * Whether fields from outside (account.getPersonalDataFields) can be compiled. Nothing is trusted: also not that it is
 * a list. Never throws.
 */
export function checkFields(fields: unknown): Problem[] {
  checker ??= createGrammarChecker(fieldGrammar)
  return checker
    .check(fields, 'form.json#/properties/fields')
    .map((mismatch) => ({ definition: 'fields', code: 'grammar', ...mismatch }))
}
