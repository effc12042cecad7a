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

const kept = new WeakMap<FormArtefact, { dynamic?: CompiledFields; byState: Map<string, ResolvedForm> }>()

/**
 * Evaluates the conditions of a form. They see the values as entered, also of hidden fields. As long as the same
 * fields are visible and required, the very same object is answered, so that a form engine sees a stable schema.
 * Never throws.
 * @param facts with `data`, the values of the form
 * @param dynamic fields that the platform supplied (compileFields); a name that the form has already is left out
 */
export function resolveForm(
  artefact: FormArtefact,
  facts: Facts,
  dynamic?: CompiledFields,
  options: Options = {},
): ResolvedForm {
  const { order, fields } = mergeFields(artefact, dynamic)
  const broken: ResolvedForm['broken'] = []
  const ask = (field: string, condition: Condition | undefined, otherwise: boolean, unknown: boolean) => {
    if (condition === undefined) return otherwise
    if (options.unsent && conditionFields(condition).some((name) => options.unsent?.includes(name)))
      return unknown
    const result = evaluateCondition(condition, facts)
    if (result.broken !== undefined) broken.push({ field, reason: result.broken })
    return result.holds
  }
  const states = order.map((name) => {
    const field = fields[name]
    const present = facts.data !== undefined && Object.hasOwn(facts.data, name) && !isEmpty(facts.data[name])
    if (!ask(name, field?.visibleWhen, true, present)) return 'h'
    return ask(name, field?.requiredWhen, false, false) ? 'r' : 'v'
  })
  const known = keptFor(artefact, dynamic)
  const state = `${states.join('')}${broken.map(({ field, reason }) => `|${field}:${reason}`).join('')}`
  const found = known.get(state)
  if (found) return found
  const made = resolve(order, fields, states, broken, [artefact.schema, dynamic?.schema])
  known.set(state, made)
  return made
}

function mergeFields(artefact: FormArtefact, dynamic: CompiledFields | undefined) {
  if (!dynamic || !artefact.dynamicFields) return { order: artefact.order, fields: artefact.fields }
  const added = dynamic.order.filter((name) => !Object.hasOwn(artefact.fields, name))
  const at = artefact.order.indexOf(artefact.dynamicFields.after) + 1
  const place = at === 0 ? artefact.order.length : at
  return {
    order: [...artefact.order.slice(0, place), ...added, ...artefact.order.slice(place)],
    fields: { ...dynamic.fields, ...artefact.fields },
  }
}

function keptFor(artefact: FormArtefact, dynamic: CompiledFields | undefined): Map<string, ResolvedForm> {
  const found = kept.get(artefact)
  // A form with many switches must not fill the memory.
  if (found && found.dynamic === dynamic && found.byState.size < 64) return found.byState
  const byState = new Map<string, ResolvedForm>()
  kept.set(artefact, { dynamic, byState })
  return byState
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
