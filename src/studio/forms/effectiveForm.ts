import { placeInSteps } from '#schemas/compiler/placeInSteps.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { namesIn } from '../funnel/writtenFields.ts'
import { fieldsOf } from './fieldEdits.ts'
import { stepsOf } from './stepEdits.ts'

type Site = { keys: () => readonly string[]; definition: (key: string) => JsonObject | undefined }

/** What comes of a form: all its fields in their order, and its steps, those of the form that it extends too. */
export type EffectiveForm = { names: readonly string[]; steps: readonly JsonObject[] }

/** Forms that extend forms, as far as they are followed: drafts may extend each other in a circle. */
const deepest = 8

export function effectiveForm(form: JsonObject, site: Site, depth = 0): EffectiveForm {
  const base = typeof form.extends === 'string' ? site.definition(`form/${form.extends}`) : undefined
  if (!base || depth > deepest) return { names: namesIn(fieldsOf(form), site), steps: stepsOf(form) }
  const other = effectiveForm(base, site, depth + 1)
  const gone: readonly Json[] = Array.isArray(form.without) ? form.without : []
  const names = other.names.filter((name) => !gone.includes(name))
  for (const row of fieldsOf(form)) for (const name of namesIn([row], site)) put(names, name, row)
  const inherited = other.steps.map((step) => ({
    ...step,
    fields: fieldsOf(step).filter((name) => !gone.includes(name)),
  }))
  if (form.steps === undefined) return { names, steps: inherited }
  const stood = { steps: other.steps, names: other.steps.flatMap((step) => fieldsOf(step).map(String)) }
  return { names, steps: placeInSteps(stepsOf(form), names, stood) as JsonObject[] }
}

/** Puts a field where its form wants it: behind or before another, else where it was, a new one last. */
function put(names: string[], name: string, row: Json): void {
  const { after, before } = isObject(row) ? row : {}
  const at = names.indexOf(name)
  if (at >= 0) names.splice(at, 1)
  const beside =
    typeof after === 'string' && names.includes(after)
      ? names.indexOf(after) + 1
      : typeof before === 'string' && names.includes(before)
        ? names.indexOf(before)
        : at >= 0
          ? at
          : names.length
  names.splice(beside, 0, name)
}
