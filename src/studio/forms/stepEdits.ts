import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { type Form, fieldsOf } from './fieldEdits.ts'

export const stepsOf = (form: JsonObject): JsonObject[] =>
  Array.isArray(form.steps) ? form.steps.filter(isObject) : []

export const idOf = ({ id }: JsonObject): string => String(id ?? '')

/** Name of the step that a field stands in; undefined where it stands in none. */
export const stepOf = (form: JsonObject, field: string): string | undefined => {
  const found = stepsOf(form).find((step) => fieldsOf(step).includes(field))
  return found && idOf(found)
}

/** With a field at the end of another step. */
export function moveToStep(form: Form, field: string, step: string): Form {
  if (stepOf(form, field) === step) return form
  const steps = stepsOf(form).map((one) => {
    const others = fieldsOf(one).filter((name) => name !== field)
    if (idOf(one) === step) return { ...one, fields: [...others, field] }
    return others.length === fieldsOf(one).length ? one : { ...one, fields: others }
  })
  return { ...form, steps }
}

/** @param to place in the same step, from 0, that it has afterwards */
export function moveInStep(form: Form, field: string, to: number): Form {
  const steps = stepsOf(form).map((one) => {
    const names = fieldsOf(one)
    const from = names.indexOf(field)
    if (from < 0 || to < 0 || to >= names.length) return one
    return { ...one, fields: names.toSpliced(from, 1).toSpliced(to, 0, field) }
  })
  return { ...form, steps }
}

/** With a further step, which has no field yet. The first one makes two: all fields stand in the first of them. */
export function addStep(form: Form, title: () => string, all: readonly string[] = []): Form {
  const steps = stepsOf(form)
  const make = (fields: readonly Json[], taken: readonly JsonObject[]): JsonObject => {
    let at = taken.length + 1
    while (taken.some((one) => idOf(one) === `step-${at}`)) at += 1
    return { id: `step-${at}`, title: title(), fields: [...fields] }
  }
  const first = steps.length === 0 ? [make(all, [])] : steps
  return { ...form, steps: [...first, make([], first)] }
}

/** Without a step, whose fields go to the one before it, or the next; with the last but one all of them go. */
export function removeStep(form: Form, at: number): Form {
  const steps = stepsOf(form)
  const { steps: _, ...bare } = form
  if (steps.length <= 2) return bare
  const left = fieldsOf(steps[at] ?? {})
  const next = steps.toSpliced(at, 1)
  const heir = Math.max(0, at - 1)
  return {
    ...form,
    steps: next.map((one, place) => {
      if (place !== heir) return one
      return { ...one, fields: at === 0 ? [...left, ...fieldsOf(one)] : [...fieldsOf(one), ...left] }
    }),
  }
}

/** @param to place that the step has afterwards */
export function moveStep(form: Form, from: number, to: number): Form {
  const steps = stepsOf(form)
  const step = steps[from]
  if (!step || to < 0 || to >= steps.length) return form
  return { ...form, steps: steps.toSpliced(from, 1).toSpliced(to, 0, step) }
}

/** A form that extends another with a field of the other, in a step of its own, or without it. */
export function placeField(form: Form, field: string, step: string | undefined): Form {
  const { without, ...others } = form
  const gone = Array.isArray(without) ? without.filter((name) => name !== field) : []
  if (step !== undefined) {
    const had = gone.length > 0 ? { ...others, without: gone } : others
    return stepsOf(form).length === 0 ? had : moveToStep(had, field, step)
  }
  const steps = stepsOf(form).map((one) => ({
    ...one,
    fields: fieldsOf(one).filter((name) => name !== field),
  }))
  const own = fieldsOf(form).filter((one) => !(isObject(one) && one.sysname === field))
  return {
    ...form,
    without: [...gone, field],
    ...(Array.isArray(form.fields) && { fields: own }),
    ...(steps.length > 0 && { steps }),
  }
}
