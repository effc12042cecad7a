import type { FieldType } from '#generated/grammar/types.ts'
import type { FormArtefact } from './artefacts.ts'
import { isEmpty } from './bindings.ts'

/**
 * The values of a form's fields, as far as the parameters that it sent tell them: each parameter stands for the field
 * of its name or for the one it is mapped from. A checkbox that is not sent and only opens other fields
 * (`hasPromocode`) is taken as checked when one of them came along.
 */
export function submittedValues(
  form: FormArtefact,
  parameters: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [parameter, value] of Object.entries(parameters)) {
    if (isEmpty(value)) continue
    const own = form.fields[parameter] !== undefined || !(parameter in form.submit.body)
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

/** The API knows numbers and truth values; in a form all but checkboxes hold text. */
function asEntered(value: unknown, type: FieldType | undefined): unknown {
  if (type === 'checkbox' || (typeof value !== 'number' && typeof value !== 'boolean')) return value
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
