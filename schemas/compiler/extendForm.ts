import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { type Origins, stepOf, type Trail, trailOf } from './origins.ts'
import { placeInSteps } from './placeInSteps.ts'

type Node = Readonly<Record<string, unknown>>

/** Properties of a form that are taken together with those of the form that it extends; any other replaces. */
const together = ['errors', 'errorLinks', 'dynamicFields', 'submit'] as const

/**
 * A form that extends another. Of the fields those of one sysname are taken together: what this form says of a field
 * goes before what the other says. One stands behind the field that its `after` names, before that of its `before`, else
 * where it was, a new one last; `without` names those that go. A field of the other that steps of its own do not name stands in
 * one of them by itself (`placeInSteps`).
 * @param say is told of a field that the other form has not, where it is named
 */
export function extendForm(
  base: Node,
  form: Node,
  trail: Trail,
  origins: Origins,
  say: (trail: Trail, missing: string, known: string[]) => void = () => {},
): Node {
  const { extends: _, without, fields, ...own } = form
  const baseTrail = origins.get(base) ?? trailOf(`form/${base.id}`)
  const at = (key: string) => origins.trailAt(base, joinPointer('', key), baseTrail)
  const merged: Record<string, unknown> = { ...base, ...own }
  for (const key of together) {
    const made = joined(base[key], own[key])
    merged[key] = made
    if (isSchema(base[key]) && isSchema(own[key]) && isSchema(made))
      origins.setJoined(made, base[key], at(key), own[key])
  }
  const names = listOf(base.fields).flatMap((field) => (isSchema(field) ? [String(field.sysname)] : []))
  listOf(without).forEach((name, at) => {
    if (!names.includes(String(name))) say(stepOf(stepOf(trail, 'without'), at), String(name), names)
  })
  const gone = new Set(listOf(without))
  const kept = listOf(base.fields).flatMap((field, index) => {
    if (isSchema(field) && gone.has(field.sysname)) return []
    return [{ field, trail: origins.get(field) ?? stepOf(at('fields'), index) }]
  })
  const here = stepOf(trail, 'fields')
  merged.fields = joinFields(kept, listOf(fields), here, origins, say)
  if (own.steps === undefined && gone.size > 0) merged.steps = stepsWithout(base.steps, gone)
  else if (own.steps !== undefined)
    merged.steps = placeInSteps(own.steps, namesOf(merged.fields), stoodIn(base))
  const said = Object.entries(merged).filter(([, value]) => value !== undefined)
  return origins.setJoined(origins.set(Object.fromEntries(said), trail), base, baseTrail, form)
}

/** The steps of the other form without the fields that this one has not. */
function stepsWithout(steps: unknown, gone: ReadonlySet<unknown>): unknown {
  if (!Array.isArray(steps)) return steps
  return steps.map((step) =>
    isSchema(step) ? { ...step, fields: listOf(step.fields).filter((name) => !gone.has(name)) } : step,
  )
}

/** A field and where it was written. */
type Placed = { field: unknown; trail: Trail }

function joinFields(
  base: readonly Placed[],
  own: readonly unknown[],
  trail: Trail,
  origins: Origins,
  say: (trail: Trail, missing: string, known: string[]) => void,
): unknown[] {
  const fields = [...base]
  const placeOf = (name: unknown) =>
    fields.findIndex(({ field }) => isSchema(field) && field.sysname === name)
  own.forEach((field, index) => {
    const { after, before: next, ...said } = isSchema(field) ? field : {}
    const at = placeOf(said.sysname)
    const [before] = at === -1 ? [] : fields.splice(at, 1)
    const there = origins.get(field) ?? stepOf(trail, index)
    const made = isSchema(before?.field) ? joinField(before.field, said, before.trail, origins) : said
    const kept = at === -1 ? fields.length : at
    const beside =
      after !== undefined
        ? placeOf(after) === -1
          ? -1
          : placeOf(after) + 1
        : next !== undefined
          ? placeOf(next)
          : kept
    for (const [key, name] of Object.entries({ after, before: next }))
      if (name !== undefined && placeOf(name) === -1)
        say(stepOf(there, key), String(name), fields.map(nameOf))
    const placed = { field: origins.set(made, there), trail: there }
    fields.splice(beside === -1 ? kept : beside, 0, placed)
  })
  const list = fields.map(({ field }) => field)
  fields.forEach((one, at) => {
    origins.setMember(list, String(at), one.trail)
  })
  return origins.set(list, trail)
}

const nameOf = ({ field }: Placed): string => (isSchema(field) ? String(field.sysname) : '')

function joinField(before: Node, said: Node, trail: Trail, origins: Origins): Node {
  const made: Record<string, unknown> = { ...before, ...said }
  if (isSchema(before.attributes) && isSchema(said.attributes)) {
    const there = origins.trailAt(before, '/attributes', trail)
    const attributes = { ...before.attributes, ...said.attributes }
    const params = joined(before.attributes.params, said.attributes.params)
    made.attributes = { ...attributes, ...(params !== undefined && { params }) }
    origins.setJoined(made.attributes as object, before.attributes, there, said.attributes)
  }
  return origins.setJoined(made, before, trail, said)
}

/** Properties of both, those said later before those said first. */
function joined(before: unknown, said: unknown): unknown {
  return isSchema(before) && isSchema(said) ? { ...before, ...said } : (said ?? before)
}

const namesOf = (fields: unknown): string[] =>
  listOf(fields).flatMap((field) => (isSchema(field) ? [String(field.sysname)] : []))

/** Which fields stand in the steps of a form: all that players see, where it has none. */
function stoodIn({ steps, fields }: Node): { steps: unknown; names: string[] } {
  const placed = listOf(steps).flatMap((step) => (isSchema(step) ? listOf(step.fields).map(String) : []))
  return { steps, names: steps === undefined ? namesOf(listOf(fields).filter(isSeen)) : placed }
}

function isSeen(field: unknown): boolean {
  const attributes = isSchema(field) && isSchema(field.attributes) ? field.attributes : {}
  return !(isSchema(attributes.params) && attributes.params.is_visible === false)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
