import type { FieldType } from '#generated/grammar/types.ts'
import type { FormArtefact } from './artefacts.ts'
import { isEmpty, resolveValue } from './bindings.ts'
import type { Facts } from './Facts.ts'

/**
 * The values of a form's fields, as far as the parameters that it sent tell them: each parameter stands for the field
 * of its name or for the one it is mapped from. A checkbox that is not sent and only opens other fields
 * (`hasPromocode`) is taken as checked when one of them came along.
 */
export function submittedValues(
  form: FormArtefact,
  parameters: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...suppliedValues(form, parameters).values }
  const { into } = form.dynamicFields ?? {}
  for (const [parameter, value] of Object.entries(parameters)) {
    if (parameter === into) continue
    if (isEmpty(value)) continue
    const own = Object.hasOwn(form.fields, parameter) || !Object.hasOwn(form.submit.body, parameter)
    const field = own ? parameter : form.parameterFields[parameter]
    if (field !== undefined && (own || isEmpty(values[field])))
      values[field] = asEntered(value, form.fields[field]?.type)
  }
  for (const name of form.submit.omit) {
    if (form.fields[name]?.type !== 'checkbox' || !isEmpty(values[name])) continue
    if (form.dependents[name]?.some((other) => !isEmpty(values[other]))) values[name] = true
  }
  return values
}

/**
 * Values of the fields that the platform supplied, where the form sends them in an object of their own, and the names
 * in it that no such field can have: names of the form's own fields, and what is no name of a field at all.
 */
export function suppliedValues(
  { dynamicFields, fields }: Pick<FormArtefact, 'dynamicFields' | 'fields'>,
  parameters: Readonly<Record<string, unknown>>,
): { values: Record<string, unknown>; strangers: string[] } {
  const { into } = dynamicFields ?? {}
  const nested = into !== undefined && Object.hasOwn(parameters, into) ? parameters[into] : undefined
  const entries = typeof nested === 'object' && nested !== null ? Object.entries(nested) : []
  const isSupplied = ([name]: [string, unknown]) =>
    /^[a-z][a-zA-Z0-9_]*$/.test(name) && !Object.hasOwn(fields, name)
  return {
    values: Object.fromEntries(entries.filter((entry) => isSupplied(entry) && !isEmpty(entry[1]))),
    strangers: entries.filter((entry) => !isSupplied(entry)).map(([name]) => name),
  }
}

/**
 * Parameters that contradict the fields they are made of: a login beside an e-mail address that the form would have
 * sent as the login, say. The form's rules saw the field alone, so nobody has checked such a value.
 * @param values as submittedValues read them from the same parameters
 */
export function contradictions(
  form: FormArtefact,
  parameters: Readonly<Record<string, unknown>>,
  values: Record<string, unknown>,
): string[] {
  const facts: Facts = {
    session: { authenticated: false },
    site: {},
    route: {},
    query: {},
    device: {},
    data: values,
  }
  return Object.entries(parameters).flatMap(([parameter, value]) => {
    const source = Object.hasOwn(form.submit.body, parameter) ? form.submit.body[parameter] : undefined
    if (isEmpty(value) || typeof source !== 'object') return []
    // Such a value is the field's own, in another writing at most (a login with its plus), and the rules saw it.
    if (source.from === `/data/${parameter}`) return []
    if (![source.from].flat().every((pointer) => pointer.startsWith('/data/'))) return []
    const expected = resolveValue(source, facts)
    return asText(expected) === asText(value) ? [] : [parameter]
  })
}

function asText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}

/** The API knows numbers and truth values; in a form all but checkboxes hold text. */
function asEntered(value: unknown, type: FieldType | undefined): unknown {
  if (type === 'checkbox' || (typeof value !== 'number' && typeof value !== 'boolean')) return value
  return asText(value)
}
