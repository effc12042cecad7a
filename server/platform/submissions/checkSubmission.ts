import type { Field } from '#generated/grammar/types.ts'
import type { RuleContext } from '#schemas/rules/rule.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { boundFields } from '#schemas/runtime/boundFields.ts'
import { type CompiledFields, compileFields } from '#schemas/runtime/compileFields.ts'
import { passwordNames } from '#schemas/runtime/passwordNames.ts'
import { readAnswer } from '#schemas/runtime/readAnswer.ts'
import { residencePhones } from '#schemas/runtime/residencePhones.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import { contradictions, submittedValues, suppliedValues } from '#schemas/runtime/submittedValues.ts'
import { validateSubmission } from '#schemas/runtime/validateSubmission.ts'
import { type FieldErrors, invalidParameters, invalidRequest } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { parameterOf } from './parameterOf.ts'
import { personalDataFields } from './personalDataFields.ts'

export type Submission = {
  operation: string
  /** Id that the call names; undefined where it names none. */
  form: string | undefined
  /** Forms to accept, the first where the call names none. Left out: every form that submits to the operation. */
  accepted?: readonly string[]
  /** As the call sent them. */
  parameters: Readonly<Record<string, unknown>>
  /** What conditions see under /session. */
  session?: SessionFacts
  /** Country whose personal data are asked for where the form has no field for it, ISO 3166-1 alpha-2. */
  country?: string
  /** What the operation that supplies fields to the form would answer; left out where they are personal data. */
  answer?: unknown
  /** Fields, by name, that the player may leave out because they are known. */
  known?: Readonly<Record<string, unknown>>
}

/** The form that accepted a submission, and every field that it can have. */
export type Accepted = { form: string; fields: ReadonlySet<string> }

/**
 * Checks the parameters of a call by the form that they came from: its schema and its rules, the same as in the
 * browser. Which forms are accepted is for the site to say, so that a caller cannot choose a laxer one.
 * @throws PlatformError InvalidParameterException naming every wrong parameter
 */
export async function checkSubmission(live: LiveSite, submission: Submission): Promise<Accepted> {
  const form = acceptedForm(live, submission)
  const { parameters, session = { authenticated: false, uid: 0 }, known = {} } = submission
  const site = live.site()
  const { general, auth, brand } = site
  const values = submittedValues(form, parameters)
  const country = String(values.country_code ?? submission.country ?? session.country_code ?? '')
  const dynamic = suppliedFields(live, form, country, submission.answer)
  const fields = new Set([...form.order, ...(dynamic?.order ?? [])])
  const all = { ...pick(known, fields), ...values }
  const context: RuleContext = {
    values: all,
    phoneCountries: residencePhones(general),
    passwordLength: auth.password,
    names: passwordNames(brand.name, session),
    today: live.today(country),
  }
  const facts = {
    session,
    site: siteFacts(site, live.locales()),
    route: {},
    query: {},
    device: {},
    data: all,
  }
  const errors = byParameter(form, parameters, await validateSubmission(form, all, facts, context, dynamic))
  for (const parameter of contradictions(form, parameters, values))
    errors[parameter] = [{ code: 'wrong_field' }]
  for (const name of suppliedValues(form, parameters).strangers)
    errors[`${form.dynamicFields?.into}.${name}`] = [{ code: 'wrong_field' }]
  if (Object.keys(errors).length > 0) throw invalidParameters(errors)
  return { form: form.id, fields }
}

/** The fields that the platform supplied to the form, as it would supply them now. */
function suppliedFields(
  live: LiveSite,
  { fields, dynamicFields }: FormArtefact,
  country: string,
  answer: unknown,
): CompiledFields | undefined {
  if (!dynamicFields) return undefined
  const { source, items, optional } = dynamicFields
  const { validators } = live.site()
  if (answer !== undefined) {
    const supplied = readAnswer(answer, items) as Field[]
    return { ...compileFields(supplied, { optional, validators }), bound: boundFields(fields, answer) }
  }
  if (typeof source === 'object') throw new Error('Nobody said which requisites the form asks for')
  return compileFields(personalDataFields(live, country, source), { optional, validators })
}

function acceptedForm(live: LiveSite, { operation, form, accepted }: Submission): FormArtefact {
  const id = form ?? accepted?.[0]
  const found = id !== undefined && (accepted?.includes(id) ?? true) ? live.form(id) : undefined
  if (found?.submit.operation !== operation) throw invalidRequest('This form cannot be submitted here')
  return found
}

const pick = (values: Readonly<Record<string, unknown>>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))

/** A caller knows a field by the parameter it sent it as. */
function byParameter(
  form: FormArtefact,
  parameters: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
): FieldErrors {
  const { fields, dynamicFields: { into } = {} } = form
  return Object.fromEntries(
    Object.entries(errors).map(([field, list]) => [
      into !== undefined && !Object.hasOwn(fields, field)
        ? `${into}.${field}`
        : parameterOf(form, field, parameters),
      list,
    ]),
  )
}
