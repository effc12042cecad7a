import { type FieldErrors, invalidParameters } from '../shared/errors.ts'
import type { ApiDescription, Schema } from './apiDescription.ts'
import type { Checker } from './checkFields.ts'
import { coerceField } from './coerceFields.ts'
import type { MountedOperation } from './describeOperation.ts'
import type { FormFields } from './formFields.ts'

export type Input = { common: Record<string, unknown>; fields: Record<string, unknown> }

/** Checkers of one operation. */
export type InputCheckers = { common: Checker; input: Checker }

/**
 * What a call says, in the types of the description and checked against it.
 *
 * @throws PlatformError InvalidParameterException that names every wrong, missing and unknown field
 */
export function readInput(
  api: ApiDescription,
  operation: MountedOperation,
  check: InputCheckers,
  sent: { path: FormFields; query: FormFields; body: FormFields },
): Input {
  const names = { common: operation.common.properties ?? {}, own: operation.input.properties ?? {} }
  const common = new Map<string, unknown>()
  const fields = new Map<string, unknown>()
  const rest = new Map<string, unknown>()
  const coerce = (schema: Schema | undefined, value: string | string[]) =>
    schema === undefined ? value : coerceField(api, schema, value)

  for (const [name, value] of sent.query) {
    if (own(names.common, name)) common.set(name, coerce(names.common[name], value))
    else if (operation.rest !== undefined && (!own(names.own, name) || name === operation.rest))
      rest.set(name, value)
    // The fields of a POST belong into its body: what stands in a query also stands in logs and histories.
    else if (operation.method === 'POST') fields.set(name, coerce(undefined, value))
    else fields.set(name, coerce(names.own[name], value))
  }
  const misplaced = operation.method === 'POST' ? [...fields.keys()] : []
  for (const [name, value] of sent.body) {
    const isCommon = own(names.common, name)
    if (isCommon && !common.has(name)) common.set(name, coerce(names.common[name], value))
    if (own(names.own, name) || !isCommon) fields.set(name, coerce(names.own[name], value))
  }
  for (const [name, value] of sent.path) fields.set(name, coerce(names.own[name], value))
  if (operation.rest !== undefined) fields.set(operation.rest, Object.fromEntries(rest))

  const input = { common: Object.fromEntries(common), fields: Object.fromEntries(fields) }
  const errors: FieldErrors = { ...check.common(input.common), ...check.input(input.fields) }
  for (const name of misplaced) errors[name] = [{ code: 'unknown' }]
  if (Object.keys(errors).length > 0) throw invalidParameters(errors)
  return input
}

const own = (properties: Record<string, Schema>, name: string) => Object.hasOwn(properties, name)
