import { normalise } from '../rules/normalise.ts'
import type { FormArtefact } from './artefacts.ts'
import { isEmpty, plainFormatters, resolveValues } from './bindings.ts'
import type { CompiledFields } from './compileFields.ts'
import type { Facts } from './Facts.ts'
import { resolveForm } from './resolveForm.ts'

/**
 * The parameters that a form sends: every visible field under its own name, but for the omitted ones, those that the
 * platform supplied in an object where the form says so, and over them what the form maps. Empty values are not sent,
 * texts as they were judged (normalise).
 * @param values of the form; they stand as /data in the facts
 */
export function submissionBody(
  artefact: FormArtefact,
  values: Readonly<Record<string, unknown>>,
  facts: Facts,
  dynamic?: CompiledFields,
): Record<string, unknown> {
  const { order } = resolveForm(artefact, { ...facts, data: values }, dynamic)
  const visible = pick(values, order)
  const { submit, fields, dynamicFields: { into } = {} } = artefact
  const sent = order.filter((name) => !submit.omit.includes(name))
  const isNested = (name: string) => into !== undefined && !Object.hasOwn(fields, name)
  const own = pick(
    visible,
    sent.filter((name) => !isNested(name)),
  )
  const nested = pick(visible, sent.filter(isNested))
  // What a hidden field holds is not sent in another's name either.
  const mapped = resolveValues(submit.body, { ...facts, data: visible }, plainFormatters)
  return {
    ...own,
    ...(into !== undefined && Object.keys(nested).length > 0 && { [into]: nested }),
    ...mapped,
  }
}

/** Fields whose values the operation never sees, so that only the browser can check them. */
export function unsentFields({ submit }: FormArtefact): string[] {
  const mapped = Object.entries(submit.body).flatMap(([parameter, value]) =>
    typeof value === 'object' && [value.from].flat().length === 1
      ? [value.from].flat().map((pointer) => pointer.replace('/data/', ''))
      : [parameter],
  )
  return submit.omit.filter((name) => !mapped.includes(name))
}

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  const entered = names.filter((name) => Object.hasOwn(values, name))
  const kept = entered.map((name) => [name, normalise(values[name])] as const)
  return Object.fromEntries(kept.filter(([, value]) => !isEmpty(value)))
}
