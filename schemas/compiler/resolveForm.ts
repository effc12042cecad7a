import type { Condition, Facts, FieldArtefact, FormArtefact, JsonSchema } from './artefacts.ts'
import { isEmpty } from './bindings.ts'
import type { CompiledFields } from './compileFields.ts'
import { conditionFields } from './conditionPaths.ts'
import { evaluateCondition } from './evaluateCondition.ts'
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

type Merged = { order: string[]; fields: Record<string, FieldArtefact> }
type Kept = { dynamic?: CompiledFields; merged: Merged; byState: Map<string, ResolvedForm> }
type Evaluation = { states: string[]; broken: ResolvedForm['broken'] }

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
  const state = `${states.join('')}${broken.map(({ field, reason }) => `|${field}:${reason}`).join('')}`
  const found = byState.get(state)
  if (found) return found
  const made = resolve(merged.order, merged.fields, states, broken, [artefact.schema, dynamic?.schema])
  byState.set(state, made)
  return made
}

/** Evaluates until hiding a field changes nothing any more; conditions that contradict each other end after a few turns. */
function settle(merged: Merged, facts: Facts, unsent: readonly string[]): Evaluation {
  const entered = Object.fromEntries(Object.entries(facts.data ?? {}).filter(([, value]) => !isEmpty(value)))
  let data = entered
  let turn = evaluate(merged, { ...facts, data }, entered, unsent)
  for (let left = 8; left > 0; left--) {
    const hidden = new Set(merged.order.filter((_, at) => turn.states[at] === 'h'))
    const next = Object.fromEntries(Object.entries(entered).filter(([name]) => !hidden.has(name)))
    if (Object.keys(next).join() === Object.keys(data).join()) break
    data = next
    turn = evaluate(merged, { ...facts, data }, entered, unsent)
  }
  return turn
}

/** h hidden, v visible, r visible and required by its condition; in visual order. */
function evaluate(
  { order, fields }: Merged,
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
  const states = order.map((name) => {
    const field = fields[name]
    if (!ask(name, field?.visibleWhen, true, Object.hasOwn(entered, name))) return 'h'
    return ask(name, field?.requiredWhen, false, false) ? 'r' : 'v'
  })
  return { states, broken }
}

function mergeFields(artefact: FormArtefact, dynamic: CompiledFields | undefined): Merged {
  if (!dynamic || !artefact.dynamicFields) return { order: artefact.order, fields: artefact.fields }
  const added = dynamic.order.filter((name) => !Object.hasOwn(artefact.fields, name))
  const at = artefact.order.indexOf(artefact.dynamicFields.after) + 1
  const place = at === 0 ? artefact.order.length : at
  return {
    order: [...artefact.order.slice(0, place), ...added, ...artefact.order.slice(place)],
    fields: { ...dynamic.fields, ...artefact.fields },
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
  all: string[],
  fields: Record<string, FieldArtefact>,
  states: string[],
  broken: ResolvedForm['broken'],
  schemas: (JsonSchema | undefined)[],
): ResolvedForm {
  const order = all.filter((_, at) => states[at] !== 'h')
  const rules: Record<string, Rules> = {}
  const properties: JsonSchema['properties'] = {}
  all.forEach((name, at) => {
    const field = fields[name]
    if (!field) return
    rules[name] = states[at] === 'r' ? withRequired(field) : field.rules
    const schema = schemas.map((one) => one?.properties?.[name]).find((one) => one !== undefined)
    if (states[at] !== 'h') properties[name] = schema ?? {}
  })
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
