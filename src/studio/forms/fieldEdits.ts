import { isObject, type Json, type JsonObject } from '../definition/identity.ts'

/** A form as it is written. */
export type Form = JsonObject

export const fieldsOf = (form: Form): Json[] => (Array.isArray(form.fields) ? form.fields : [])

/** What a field, or the fragment that stands in its place, is called; in a fragment it may have to be given its name. */
export function nameOf(field: Json | undefined): string {
  if (!isObject(field)) return ''
  const { sysname, use } = field
  if (isObject(sysname) && typeof sysname.param === 'string') return `{${sysname.param}}`
  return String(sysname ?? use ?? '')
}

export const isFragment = (field: Json | undefined): boolean => isObject(field) && 'use' in field

/** A name that no field of the form has. */
export function freeName(form: Form, wanted: string): string {
  const taken = new Set(fieldsOf(form).map(nameOf))
  let name = wanted
  for (let at = 2; taken.has(name); at += 1) name = `${wanted}_${at}`
  return name
}

/** With a field behind the one at a place, and in the same step; at the beginning where the place is -1. */
export function addField(form: Form, behind: number, field: JsonObject): Form {
  const fields = fieldsOf(form)
  const next = { ...form, fields: fields.toSpliced(behind + 1, 0, field) }
  return inSteps(next, (names, isLast) => {
    const before = names.indexOf(nameOf(fields[behind]))
    if (before >= 0) return names.toSpliced(before + 1, 0, nameOf(field))
    const stands = stepsOf(form).some((step) => fieldsOf(step).includes(nameOf(fields[behind])))
    return isLast && !stands ? [...names, nameOf(field)] : names
  })
}

export function duplicateField(form: Form, at: number): Form {
  const field = fieldsOf(form)[at]
  if (!isObject(field)) return form
  const copy = isFragment(field)
    ? field
    : { ...field, sysname: freeName(form, `${nameOf(field).replace(/[{}]/g, '')}_copy`) }
  return addField(form, at, copy)
}

/** Without a field, also where steps and what is not sent name it. */
export function removeField(form: Form, at: number): Form {
  const name = nameOf(fieldsOf(form)[at])
  const next = { ...form, fields: fieldsOf(form).toSpliced(at, 1) }
  return renamed(next, name, undefined)
}

/** @param to place from 0 that it has afterwards */
export function moveField(form: Form, from: number, to: number): Form {
  const fields = fieldsOf(form)
  const field = fields[from]
  if (field === undefined || to < 0 || to >= fields.length || from === to) return form
  return { ...form, fields: fields.toSpliced(from, 1).toSpliced(to, 0, field) }
}

/** With another field in its place; where it is called otherwise, what names it follows. */
export function changeField(form: Form, at: number, field: JsonObject): Form {
  const before = nameOf(fieldsOf(form)[at])
  const next = { ...form, fields: fieldsOf(form).with(at, field) }
  return before === nameOf(field) ? next : renamed(next, before, nameOf(field))
}

const stepsOf = (form: Form): JsonObject[] => (Array.isArray(form.steps) ? form.steps.filter(isObject) : [])

function inSteps(form: Form, change: (names: Json[], isLast: boolean) => Json[]): Form {
  const steps = stepsOf(form)
  if (steps.length === 0) return form
  const changed = steps.map((step, at) => ({
    ...step,
    fields: change(fieldsOf(step), at === steps.length - 1),
  }))
  return { ...form, steps: changed }
}

/** Steps, what is not sent and where supplied fields stand, with a field called otherwise or gone. */
function renamed(form: Form, before: string, after: string | undefined): Form {
  const list = (names: Json[]) =>
    names.flatMap((name) => (name !== before ? [name] : after === undefined ? [] : [after]))
  const next = inSteps(form, list)
  const { submit, dynamicFields } = next
  if (isObject(submit) && Array.isArray(submit.omit)) next.submit = { ...submit, omit: list(submit.omit) }
  if (isObject(dynamicFields) && dynamicFields.after === before && after !== undefined)
    next.dynamicFields = { ...dynamicFields, after }
  return next
}
