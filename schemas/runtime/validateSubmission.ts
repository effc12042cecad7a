import type { ErrorObject } from 'ajv'
import { loadRules } from '../rules/registry.ts'
import type { RuleContext, RuleError } from '../rules/rule.ts'
import type { FormArtefact, JsonSchema } from './artefacts.ts'
import { isEmpty } from './bindings.ts'
import type { CompiledFields } from './compileFields.ts'
import type { FormValidator } from './createFormValidator.ts'
import type { Facts } from './Facts.ts'
import { RecentlyUsed } from './RecentlyUsed.ts'
import { resolveForm } from './resolveForm.ts'
import { rulesUsed } from './rulesUsed.ts'
import { unsentFields } from './submissionBody.ts'
import { type FormErrors, filledValues, runFormRules } from './validateForm.ts'

/** How many schemas of supplied fields are kept compiled: they differ by country and method of payment. */
const mostSupplied = 50

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

  const refused = await refusals(form.schema, filledValues(form, values), dynamic !== undefined)
  for (const [field, error] of refused.map(toRuleError))
    if (asked.includes(field) && !Object.hasOwn(errors, field)) errors[field] = [error]
  return inOrder(errors, form.order)
}

/** A schema with what judges it: one for each, because a validator keeps all that it ever compiled. */
type Compiled = { schema: JsonSchema; validator: FormValidator }

/** resolveForm answers the same schema as long as the same fields are there. */
const ofForm = new WeakMap<JsonSchema, Compiled>()

/** Where the platform supplies fields, the schema is new each time, and says what one of a few others said. By its text. */
const ofSupplied = new RecentlyUsed<Compiled>(mostSupplied)

async function refusals(
  asked: JsonSchema,
  values: Record<string, unknown>,
  isSupplied: boolean,
): Promise<ErrorObject[]> {
  // Loaded with the first submission, for it is a good part of what the server would load at its start.
  const { createFormValidator, judgeValues } = await import('./createFormValidator.ts')
  const text = isSupplied ? JSON.stringify(asked) : ''
  const known = isSupplied ? ofSupplied.get(text) : ofForm.get(asked)
  const { schema, validator } = known ?? {
    schema: asked,
    validator: createFormValidator({ isTrusted: true }),
  }
  if (isSupplied) ofSupplied.set(text, { schema, validator })
  else ofForm.set(schema, { schema, validator })
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
