import type { FormArtefact } from '#schemas/compiler/artefacts.ts'
import { compileFields } from '#schemas/compiler/compileFields.ts'
import { contradictions, submittedValues } from '#schemas/compiler/submittedValues.ts'
import { validateSubmission } from '#schemas/compiler/validateSubmission.ts'
import type { RuleContext } from '#schemas/rules/rule.ts'
import { personalDataFields } from '../account/personalDataFields.ts'
import { type FieldErrors, invalidParameters, invalidRequest } from '../errors.ts'
import type { LiveSite } from '../siteSource.ts'

/**
 * Checks the parameters of a call by the form that they came from: its schema and its rules, the same as in the
 * browser. Which forms are accepted is for the site to say, so that a caller cannot choose a laxer one.
 * @throws PlatformError InvalidParameterException naming every wrong parameter
 */
export async function checkSubmission(
  live: LiveSite,
  accepted: readonly string[],
  formId: string | undefined,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = formId ?? accepted[0]
  const form = id !== undefined && accepted.includes(id) ? live.form(id) : undefined
  if (!form) throw invalidRequest('This form cannot be submitted here')

  const { general, auth, functional, brand } = live.site()
  const values = submittedValues(form, parameters)
  const country = String(values.country_code ?? '')
  const dynamic = form.dynamicFields
    ? compileFields(personalDataFields(live, country, form.dynamicFields.source))
    : undefined
  const context: RuleContext = {
    values,
    phoneCountries: general.phone_countries,
    today: new Date().toISOString().slice(0, 10),
  }
  const facts = {
    session: { authenticated: false },
    site: { ...general, auth, functional, brand },
    route: {},
    query: {},
    device: {},
    data: values,
  }
  const errors = byParameter(form, await validateSubmission(form, values, facts, context, dynamic))
  for (const parameter of contradictions(form, parameters, values))
    errors[parameter] = [{ code: 'wrong_field' }]
  if (Object.keys(errors).length > 0) throw invalidParameters(errors)
}

/** The browser knows a field by the parameter it sent it as. */
function byParameter(form: FormArtefact, errors: FieldErrors): FieldErrors {
  const parameterOf = new Map(
    Object.entries(form.parameterFields).map(([parameter, field]) => [field, parameter]),
  )
  return Object.fromEntries(
    Object.entries(errors).map(([field, list]) => [parameterOf.get(field) ?? field, list]),
  )
}
