import type { Condition } from '#generated/grammar/types.ts'
import { normalise } from '../rules/normalise.ts'
import type { FieldArtefact, FormArtefact, JsonSchema } from './artefacts.ts'
import { isEmpty } from './bindings.ts'
import type { CompiledFields } from './compileFields.ts'
import { conditionFields } from './conditionPaths.ts'
import { evaluateCondition } from './evaluateCondition.ts'
import type { Facts } from './Facts.ts'
import { requiredRule } from './impliedRules.ts'

type Rules = FieldArtefact['rules']

/** A form as it is under some facts: the fields that are there and what is asked of them. */
export type ResolvedForm = {
  /** Visible fields in visual order, those of the platform among them. */
  order: string[]
  /** JSON Schema (draft 2020-12) of the visible fields; others are refused. No words. */
  schema: JsonSchema
  /** Fields that must be filled in. */
  required: string[]
  /** All fields, the hidden too, by name. */
  fields: Record<string, FieldArtefact>
  rulesOf(field: string): Rules
  /** Conditions that could not be evaluated; they count as not holding. */
  broken: { field: string; reason: string }[]
}

type Options = {
  /** Fields whose values are not sent (see unsentFields): what depends on them is there if it has a value. */
  unsent?: readonly string[]
}

type Merged = {
  order: string[]
  fields: Record<string, FieldArtefact>
  /** Fields with a condition, in visual order; the others are always there, however many they are. */
  conditional: string[]
}
type Kept = { dynamic?: CompiledFields; merged: Merged; byState: Map<string, ResolvedForm> }
/** h hidden, v visible, r visible and required by its condition; by conditional field, in visual order. */
type States = ReadonlyMap<string, 'h' | 'v' | 'r'>
type Evaluation = { states: States; broken: ResolvedForm['broken'] }

const kept = new WeakMap<FormArtefact, Kept>()

/**
 * Evaluates the conditions of a form. They see what would be sent: the values of visible fields, without empty ones, so
 * that the server, which gets no others, comes to the same result. As long as the same fields are visible and required,
 * the very same object is answered, so that a form engine sees a stable schema. Never throws.
 * @param facts with `data`, the values of the form
 * @param dynamic fields that the platform supplied (compileFields); a name that the form has already is left out
 */
export function resolveForm(
  artefact: FormArtefact,
  facts: Facts,
  dynamic?: CompiledFields,
  { unsent = [] }: Options = {},
): ResolvedForm {
  const { merged, byState } = keptFor(artefact, dynamic)
  const { states, broken } = settle(merged, facts, unsent)
  const state = `${[...states.values()].join('')}${broken.map(({ field, reason }) => `|${field}:${reason}`).join('')}`
  const found = byState.get(state)
  if (found) return found
  const properties = [dynamic?.bound?.properties, artefact.schema.properties, dynamic?.schema.properties]
  const made = resolve(merged, states, broken, properties)
  byState.set(state, made)
  return made
}

/** Evaluates until hiding a field changes nothing any more; conditions that contradict each other end after a few turns. */
function settle(merged: Merged, facts: Facts, unsent: readonly string[]): Evaluation {
  if (merged.conditional.length === 0) return { states: new Map(), broken: [] }
  // As the rules see them: a condition may count letters.
  const entered = Object.fromEntries(
    Object.entries(facts.data ?? {})
      .map(([name, value]) => [name, normalise(value)] as const)
      .filter(([, value]) => !isEmpty(value)),
  )
  let data = entered
  let turn = evaluate(merged, { ...facts, data }, entered, unsent)
  for (let left = 8; left > 0; left--) {
    const isThere = (name: string) => turn.states.get(name) !== 'h'
    const next = Object.fromEntries(Object.entries(entered).filter(([name]) => isThere(name)))
    if (Object.keys(next).join() === Object.keys(data).join()) break
    data = next
    turn = evaluate(merged, { ...facts, data }, entered, unsent)
  }
  return turn
}

function evaluate(
  { conditional, fields }: Merged,
  facts: Facts,
  entered: Readonly<Record<string, unknown>>,
  unsent: readonly string[],
): Evaluation {
  const broken: ResolvedForm['broken'] = []
  const ask = (field: string, condition: Condition | undefined, otherwise: boolean, unknown: boolean) => {
    if (condition === undefined) return otherwise
    if (unsent.length > 0 && conditionFields(condition).some((name) => unsent.includes(name))) return unknown
    const result = evaluateCondition(condition, facts)
    if (result.broken !== undefined) broken.push({ field, reason: result.broken })
    return result.holds
  }
  const stateOf = (name: string) => {
    const field = fields[name]
    if (!ask(name, field?.visibleWhen, true, Object.hasOwn(entered, name))) return 'h'
    return ask(name, field?.requiredWhen, false, false) ? 'r' : 'v'
  }
  return { states: new Map(conditional.map((name) => [name, stateOf(name)])), broken }
}

function mergeFields(artefact: FormArtefact, dynamic: CompiledFields | undefined): Merged {
  const { order, fields } = joinFields(artefact, dynamic)
  const hasCondition = ({ visibleWhen, requiredWhen }: Partial<FieldArtefact> = {}) =>
    visibleWhen !== undefined || requiredWhen !== undefined
  return { order, fields, conditional: order.filter((name) => hasCondition(fields[name])) }
}

function joinFields(
  artefact: FormArtefact,
  dynamic: CompiledFields | undefined,
): Pick<Merged, 'order' | 'fields'> {
  if (!dynamic || !artefact.dynamicFields) return { order: artefact.order, fields: artefact.fields }
  const added = dynamic.order.filter((name) => !Object.hasOwn(artefact.fields, name))
  const at = artefact.order.indexOf(artefact.dynamicFields.after) + 1
  const place = at === 0 ? artefact.order.length : at
  return {
    order: [...artefact.order.slice(0, place), ...added, ...artefact.order.slice(place)],
    fields: { ...dynamic.fields, ...artefact.fields, ...dynamic.bound?.fields },
  }
}

function keptFor(artefact: FormArtefact, dynamic: CompiledFields | undefined): Kept {
  const found = kept.get(artefact)
  // A form with many switches must not fill the memory.
  if (found && found.dynamic === dynamic && found.byState.size < 64) return found
  const made = { dynamic, merged: mergeFields(artefact, dynamic), byState: new Map() }
  kept.set(artefact, made)
  return made
}

function resolve(
  { order: all, fields }: Merged,
  states: States,
  broken: ResolvedForm['broken'],
  known: (JsonSchema['properties'] | undefined)[],
): ResolvedForm {
  const order = all.filter((name) => states.get(name) !== 'h')
  const rules: Record<string, Rules> = {}
  const properties: JsonSchema['properties'] = {}
  for (const name of all) {
    const field = fields[name]
    if (!field) continue
    rules[name] = states.get(name) === 'r' ? withRequired(field) : field.rules
    const schema = known.map((one) => one?.[name]).find((one) => one !== undefined)
    if (states.get(name) !== 'h') properties[name] = schema ?? {}
  }
  const required = order.filter((name) => {
    const field = fields[name]
    return field && rules[name]?.some(({ rule }) => rule === requiredRule(field.type).rule)
  })
  return {
    order,
    fields,
    schema: { type: 'object', properties, required, additionalProperties: false },
    required,
    rulesOf: (name) => (Object.hasOwn(rules, name) ? (rules[name] ?? []) : []),
    broken,
  }
}

function withRequired(field: FieldArtefact): Rules {
  const required = requiredRule(field.type)
  if (field.rules.some(({ rule }) => rule === required.rule)) return field.rules
  const [type, ...others] = field.rules
  return type ? [type, required, ...others] : [required]
}
