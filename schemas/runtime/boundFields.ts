import type { FieldBounds } from '#generated/grammar/types.ts'
import { impliedSchemaOfAll } from '../rules/impliedSchema.ts'
import type { RuleUse } from '../rules/rule.ts'
import { decimalsOf, isKnownCurrency } from '../rules/support/currencies.ts'
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
    const bound = bounds && readBounds(answer, bounds)
    const rules = bound ? withSum(field.rules, bound.params) : field.rules
    const sums = presets === undefined ? [] : readSums(answer, presets)
    fields[name] = {
      ...field,
      rules,
      ...(sums.length > 0 && { sums }),
      ...(bound?.all && { all: bound.all }),
    }
    properties[name] = impliedSchemaOfAll(rules)
  }
  return { fields, properties }
}

type SumParams = Extract<RuleUse, { rule: 'sum' }>['params']

/** Product document, section 5: a sum is a whole number within bounds; with decimals by decision 0180. */
function withSum(rules: readonly RuleUse[], params: SumParams): RuleUse[] {
  const others = rules.filter(({ rule }) => rule !== 'sum' && rule !== 'min_value' && rule !== 'max_value')
  return [...others, { rule: 'sum', params }]
}

type Bound = { params: SumParams; all?: string }

/**
 * Bounds are amounts of one currency, `{amount: "10.00", currency: "EUR"}`. What there is bounds them too, unless it is
 * less than the least: then what is asked for is refused by what there is, and not by bounds that nothing lies within.
 */
function readBounds(answer: unknown, pointers: FieldBounds): Bound | undefined {
  const [min, max] = [readAmount(answer, pointers.min), readAmount(answer, pointers.max)]
  if (min === undefined || max === undefined || min.currency !== max.currency) return undefined
  const { currency } = min
  const own = isKnownCurrency(currency) ? decimalsOf(currency) : 0
  const decimals = pointers.cents === true || own > mostOfCoins ? own : 0
  const bounds = { min: min.amount, currency, ...(decimals > 0 && { decimals }) }
  const there = pointers.available === undefined ? undefined : readAmount(answer, pointers.available)
  if (there?.currency !== currency) return { params: { ...bounds, max: max.amount } }
  const all = cutTo(decimals, there.amount < max.amount ? there.text : max.text)
  const most = Number(all)
  if (most < min.amount) return { params: { ...bounds, max: max.amount } }
  return { params: { ...bounds, max: most }, all }
}

/** Money that is counted in coins has no more decimals; of any other, whole units are too much to ask for. */
const mostOfCoins = 3

/** A decimal text down to what can be typed, without a float: what is left of the least unit is not paid out. */
function cutTo(decimals: number, text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  const kept = fraction.slice(0, decimals).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

type ReadAmount = { amount: number; text: string; currency: string }

function readAmount(answer: unknown, pointer: string): ReadAmount | undefined {
  const found = readAnswer(answer, pointer)
  const amount = readPointer(found, '/amount')
  const currency = readPointer(found, '/currency')
  const isNumber = typeof amount === 'string' && amount !== '' && Number.isFinite(Number(amount))
  return isNumber && typeof currency === 'string'
    ? { amount: Number(amount), text: amount, currency }
    : undefined
}

function readSums(answer: unknown, pointer: string): string[] {
  const found = readAnswer(answer, pointer)
  const sums = Array.isArray(found) ? found.map((one: unknown) => readPointer(one, '/value')) : []
  return sums.filter((sum): sum is string => typeof sum === 'string')
}
