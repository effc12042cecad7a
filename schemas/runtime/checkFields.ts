import { createGrammarChecker, type GrammarChecker } from './checkGrammar.ts'
import { conditionForm } from './conditionForm.ts'
import { fieldGrammar } from './fieldGrammar.ts'
import type { Problem } from './problem.ts'
import { isSchema } from './walkGrammar.ts'
import { withoutWritten } from './withoutWritten.ts'

let checker: GrammarChecker | undefined

/** Where in the grammar a list of fields stands. */
export const fieldsRef = 'form.json#/properties/fields'

/**
 * Whether fields from outside (account.getPersonalDataFields) can be compiled. They are plain: what only stands in
 * written definitions, a use of a fragment or a short condition, means nothing where nobody expands it. Nothing is
 * trusted: also not that it is a list. Never throws.
 */
export function checkFields(fields: unknown): Problem[] {
  const found = fieldChecker().check(fields, fieldsRef)
  const all = found.length > 0 || !Array.isArray(fields) ? found : fields.flatMap(checkConditions)
  return all.map((mismatch) => ({ definition: 'fields', code: 'grammar', ...mismatch }))
}

/** Made once; on a phone that takes a while, which may be spent before there is anything to check. */
export function fieldChecker(): GrammarChecker {
  checker ??= createGrammarChecker(plainGrammar())
  return checker
}

function plainGrammar(): typeof fieldGrammar {
  const files = Object.entries(fieldGrammar).map(([file, schema]) => [file, withoutWritten(schema as never)])
  return Object.fromEntries(files)
}

function checkConditions(field: unknown, at: number) {
  return ['visibleWhen', 'requiredWhen'].flatMap((name) => {
    const condition = isSchema(field) ? field[name] : undefined
    if (condition === undefined || isPlain(condition)) return []
    const message = 'A condition from the platform is a JSON Schema over the facts.'
    return [{ pointer: `/${at}/${name}`, message, hint: 'Write it in full.' }]
  })
}

function isPlain(condition: unknown): boolean {
  const form = conditionForm(condition)
  return form === 'schema' || (form === 'not' && isPlain((condition as { not: unknown }).not))
}
