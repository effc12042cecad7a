import type { ErrorObject } from 'ajv'
import { loadRules } from '../rules/registry.ts'
import type { RuleContext, RuleError } from '../rules/rule.ts'
import type { FormArtefact, JsonSchema } from './artefacts.ts'
import { isEmpty } from './bindings.ts'
import type { CompiledFields } from './compileFields.ts'
import type { FormValidator } from './createFormValidator.ts'
import type { Facts } from './Facts.ts'
import { resolveForm } from './resolveForm.ts'
import { rulesUsed } from './rulesUsed.ts'
import { unsentFields } from './submissionBody.ts'
import { type FormErrors, filledValues, runFormRules } from './validateForm.ts'

/**
 * What the server runs on a submission: the form's JSON Schema by the validator of react-jsonschema-form, and the same
 * rules as the browser. Where a rule refuses a field its own words are kept; what only the schema refuses is said by the
 * code nearest to it. Fields that the form does not send (hasPromocode) are not asked for.
 * For the server only: the validator makes code from strings.
 * @param values by field (submittedValues); fields that are not there are refused, not dropped
 */
export async function validateSubmission(
  artefact: FormArtefact,
  values: Readonly<Record<string, unknown>>,
  facts: Facts,
  context: RuleContext,
  dynamic?: CompiledFields,
): Promise<FormErrors> {
  const unsent = unsentFields(artefact).filter((name) => isEmpty(values[name]))
  const form = resolveForm(artefact, { ...facts, data: values }, dynamic, { unsent })
  const asked = form.order.filter((name) => !unsent.includes(name))
  const table = await loadRules(rulesUsed(form))
  const errors = runFormRules(form, asked, values, context, table)
  const strangers = Object.keys(values).filter((name) => !form.order.includes(name) && !isEmpty(values[name]))
  for (const name of strangers) errors[name] = [{ code: 'wrong_field' }]

  for (const [field, error] of (await refusals(form.schema, filledValues(form, values))).map(toRuleError))
    if (asked.includes(field) && !Object.hasOwn(errors, field)) errors[field] = [error]
  return inOrder(errors, form.order)
}

const validators = new WeakMap<JsonSchema, FormValidator>()

/**
 * resolveForm answers the same schema as long as the same fields are there, so that few are compiled, but for forms
 * whose fields the platform supplies: theirs are new each time.
 */
async function refusals(schema: JsonSchema, values: Record<string, unknown>): Promise<ErrorObject[]> {
  // Loaded with the first submission, for it is a good part of what the server would load at its start.
  const { createFormValidator, judgeValues } = await import('./createFormValidator.ts')
  // One for each schema, because a validator keeps all that it ever compiled.
  const validator = validators.get(schema) ?? createFormValidator({ isTrusted: true })
  validators.set(schema, validator)
  return judgeValues(validator, schema, values)
}

function toRuleError({ instancePath, keyword, params }: ErrorObject): [field: string, RuleError] {
  const field = keyword === 'required' ? String(params.missingProperty) : (instancePath.split('/')[1] ?? '')
  switch (keyword) {
    case 'required':
      return [field, { code: 'required' }]
    case 'type':
      return [field, { code: 'wrong_type', params: { type: String(params.type) } }]
    case 'minLength':
      return [field, { code: 'min_length', params: { min: Number(params.limit) } }]
    case 'maxLength':
      return [field, { code: 'max_length', params: { max: Number(params.limit) } }]
    case 'enum':
      return [field, { code: 'one_of' }]
    case 'const':
      return [field, { code: 'unchecked' }]
    default:
      return [field, { code: 'wrong_field' }]
  }
}

function inOrder(errors: FormErrors, order: readonly string[]): FormErrors {
  const names = [...order, ...Object.keys(errors).filter((name) => !order.includes(name))]
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(errors, name)).map((name) => [name, errors[name] ?? []]),
  )
}
