import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { nameOf } from '../forms/fieldEdits.ts'

/** Where players meet a field: a form, and what the field is called in it. */
export type FieldPlace = { form: string; field: string }

/** A line of the fields of a form or of a fragment: a field, or a use of further ones. */
export type WrittenField = { name: string; places: FieldPlace[] }

type Args = Readonly<Record<string, Json>>

type Site = { keys: () => readonly string[]; definition: (key: string) => JsonObject | undefined }

/** Uses within uses, as far as the compiler follows them. */
const deepest = 8

/**
 * Where players meet what is written in a form or a fragment: in the form itself, in those that extend it, and in all that are
 * made of the fragment.
 */
export function writtenFields(definition: JsonObject, site: Site): WrittenField[] {
  const forms = site.keys().flatMap((key) => {
    const form = key.startsWith('form/') ? site.definition(key) : undefined
    return form ? [form] : []
  })
  const id = String(definition.id)
  const uses =
    definition.kind === 'form'
      ? [{ form: id, args: {} }]
      : forms.flatMap((form) =>
          usesIn(listOf(form.fields), id, site).map((args) => ({ form: String(form.id), args })),
        )
  const contexts = uses.map(({ form, args }) => ({ forms: [form, ...extending(form, forms)], args }))
  return listOf(definition.fields).map((row) => ({
    name: nameOf(row),
    places: unique(
      contexts.flatMap(({ forms: those, args }) => {
        const names = namesOf(row, args, site)
        return those.flatMap((form) => names.map((field) => ({ form, field })))
      }),
    ),
  }))
}

/** Forms in which players meet what is written in a form or a fragment, by id. */
export const formsOf = (definition: JsonObject, site: Site): string[] => [
  ...new Set(writtenFields(definition, site).flatMap(({ places }) => places.map(({ form }) => form))),
]

/** Forms that extend a form, directly or by others. */
export function extending(
  form: string,
  forms: readonly JsonObject[],
  above: readonly string[] = [],
): string[] {
  if (above.includes(form)) return []
  const next = forms.filter((one) => one.extends === form).map(({ id }) => String(id))
  return next.flatMap((one) => [one, ...extending(one, forms, [...above, form])])
}

/** What a fragment is given by each of its uses among fields, however deep. */
function usesIn(fields: readonly Json[], fragment: string, site: Site, given: Args = {}, depth = 0): Args[] {
  if (depth > deepest) return []
  return fields.flatMap((row) => {
    const used = usedBy(row, given, site)
    if (!used) return []
    if (used.id === fragment) return [used.args]
    return usesIn(listOf(used.definition?.fields), fragment, site, used.args, depth + 1)
  })
}

/** Names of the fields that lines come to. */
export const namesIn = (rows: readonly Json[], site: Site): string[] =>
  rows.flatMap((row) => namesOf(row, {}, site))

/** What a line of fields comes to, by name. */
function namesOf(row: Json, given: Args, site: Site, depth = 0): string[] {
  const used = usedBy(row, given, site)
  if (used && depth < deepest)
    return listOf(used.definition?.fields).flatMap((one) => namesOf(one, used.args, site, depth + 1))
  const name = isObject(row) ? filled(row.sysname, given) : undefined
  return typeof name === 'string' ? [name] : []
}

function usedBy(row: Json, given: Args, site: Site) {
  if (!isObject(row) || typeof row.use !== 'string') return undefined
  const definition = site.definition(`fragment/${row.use}`)
  const params = isObject(definition?.params) ? definition.params : {}
  const said = isObject(row.with) ? row.with : {}
  const args: Record<string, Json> = {}
  for (const [name, param] of Object.entries(params)) {
    const value = name in said ? filled(said[name], given) : isObject(param) ? param.default : undefined
    if (value !== undefined) args[name] = value
  }
  return { id: row.use, definition, args }
}

/** A value in which what is given stands for a parameter. */
const filled = (value: Json | undefined, given: Args): Json | undefined =>
  isObject(value) && typeof value.param === 'string' ? given[value.param] : value

const unique = (places: readonly FieldPlace[]): FieldPlace[] => [
  ...new Map(places.map((place) => [`${place.form} ${place.field}`, place])).values(),
]

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
