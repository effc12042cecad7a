import { impliedSchemaOfAll } from '../rules/impliedSchema.ts'
import type { RuleUse } from '../rules/rule.ts'
import type { FieldArtefact, JsonSchema } from './artefacts.ts'
import { readAnswer } from './readAnswer.ts'
import { readPointer } from './readPointer.ts'

/** Fields of a form itself, as the answer that supplied others makes them. */
export type BoundFields = { fields: Record<string, FieldArtefact>; properties: JsonSchema['properties'] }

/**
 * The amounts of a form whose bounds and sums to pick stand in the answer of the operation that supplies its other
 * fields: the same in the browser, which was answered, and on the server, which would answer so. A field of which the
 * answer tells no bounds keeps the rules that it has.
 */
export function boundFields(own: Readonly<Record<string, FieldArtefact>>, answer: unknown): BoundFields {
  const fields: BoundFields['fields'] = {}
  const properties: BoundFields['properties'] = {}
  for (const [name, field] of Object.entries(own)) {
    const { bounds, presets } = field.attributes
    if (bounds === undefined && presets === undefined) continue
    const params = bounds && readBounds(answer, bounds)
    const rules = params ? withSum(field.rules, params) : field.rules
    const sums = presets === undefined ? [] : readSums(answer, presets)
    fields[name] = { ...field, rules, ...(sums.length > 0 && { sums }) }
    properties[name] = impliedSchemaOfAll(rules)
  }
  return { fields, properties }
}

type SumParams = Extract<RuleUse, { rule: 'sum' }>['params']

/** Product document, section 5: a sum is a whole number within bounds. */
function withSum(rules: readonly RuleUse[], params: SumParams): RuleUse[] {
  const others = rules.filter(({ rule }) => rule !== 'sum' && rule !== 'min_value' && rule !== 'max_value')
  return [...others, { rule: 'sum', params }]
}

/** Both bounds are amounts of one currency, `{amount: "10.00", currency: "EUR"}`. */
function readBounds(answer: unknown, pointers: { min: string; max: string }): SumParams | undefined {
  const [min, max] = [readAmount(answer, pointers.min), readAmount(answer, pointers.max)]
  if (min === undefined || max === undefined || min.currency !== max.currency) return undefined
  return { min: min.amount, max: max.amount, currency: min.currency }
}

function readAmount(answer: unknown, pointer: string): { amount: number; currency: string } | undefined {
  const found = readAnswer(answer, pointer)
  const amount = readPointer(found, '/amount')
  const currency = readPointer(found, '/currency')
  const isNumber = typeof amount === 'string' && amount !== '' && Number.isFinite(Number(amount))
  return isNumber && typeof currency === 'string' ? { amount: Number(amount), currency } : undefined
}

function readSums(answer: unknown, pointer: string): string[] {
  const found = readAnswer(answer, pointer)
  const sums = Array.isArray(found) ? found.map((one: unknown) => readPointer(one, '/value')) : []
  return sums.filter((sum): sum is string => typeof sum === 'string')
}
