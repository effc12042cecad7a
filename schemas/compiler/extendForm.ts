import { isSchema } from '../runtime/walkGrammar.ts'
import { type Origins, stepOf, type Trail } from './origins.ts'

type Node = Readonly<Record<string, unknown>>

/** Properties of a form that are taken together with those of the form that it extends; any other replaces. */
const together = ['errors', 'errorLinks', 'dynamicFields', 'submit'] as const

/**
 * A form that extends another. Of the fields those of one sysname are taken together: what this form says of a field
 * goes before what the other says. One stands behind the field that its `after` names, before that of its `before`, else
 * where it was, a new one last; `without` names those that go.
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
  const merged: Record<string, unknown> = { ...base, ...own }
  for (const key of together) merged[key] = joined(base[key], own[key])
  const names = listOf(base.fields).flatMap((field) => (isSchema(field) ? [String(field.sysname)] : []))
  listOf(without).forEach((name, at) => {
    if (!names.includes(String(name))) say(stepOf(stepOf(trail, 'without'), at), String(name), names)
  })
  const gone = new Set(listOf(without))
  const kept = listOf(base.fields).filter((field) => !(isSchema(field) && gone.has(field.sysname)))
  const here = stepOf(trail, 'fields')
  merged.fields = origins.set(joinFields(kept, listOf(fields), here, origins, say), here)
  const said = Object.entries(merged).filter(([, value]) => value !== undefined)
  return origins.set(Object.fromEntries(said), trail)
}

function joinFields(
  base: readonly unknown[],
  own: readonly unknown[],
  trail: Trail,
  origins: Origins,
  say: (trail: Trail, missing: string, known: string[]) => void,
): unknown[] {
  const fields = [...base]
  const placeOf = (name: unknown) => fields.findIndex((one) => isSchema(one) && one.sysname === name)
  own.forEach((field, index) => {
    const { after, before: next, ...said } = isSchema(field) ? field : {}
    const at = placeOf(said.sysname)
    const [before] = at === -1 ? [] : fields.splice(at, 1)
    const made = isSchema(before) ? joinField(before, said) : said
    const kept = at === -1 ? fields.length : at
    const beside =
      after !== undefined
        ? placeOf(after) === -1
          ? -1
          : placeOf(after) + 1
        : next !== undefined
          ? placeOf(next)
          : kept
    const there = origins.get(field) ?? stepOf(trail, index)
    for (const [key, name] of Object.entries({ after, before: next }))
      if (name !== undefined && placeOf(name) === -1)
        say(stepOf(there, key), String(name), fields.map(nameOf))
    fields.splice(beside === -1 ? kept : beside, 0, origins.set(made, there))
  })
  return fields
}

const nameOf = (field: unknown): string => (isSchema(field) ? String(field.sysname) : '')

function joinField(before: Node, said: Node): Node {
  const attributes = joined(before.attributes, said.attributes)
  if (!isSchema(attributes)) return { ...before, ...said }
  const params = joined((before.attributes as Node | undefined)?.params, attributes.params)
  return { ...before, ...said, attributes: { ...attributes, ...(params !== undefined && { params }) } }
}

/** Properties of both, those said later before those said first. */
function joined(before: unknown, said: unknown): unknown {
  return isSchema(before) && isSchema(said) ? { ...before, ...said } : (said ?? before)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
