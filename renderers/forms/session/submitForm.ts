import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { submissionBody } from '#schemas/runtime/submissionBody.ts'
import { failureFacts } from '../../failureFacts.ts'
import type { CallFailure } from '../../host.ts'
import type { FormSession } from './FormSession.ts'
import { ofFailure } from './ofFailure.ts'
import type { ShownError } from './sessionTypes.ts'

/**
 * Sends a form whose values its rules accept. Shows the errors that come back; what the operation calls by its own
 * name is shown at the field it came from, and what belongs to no visible field above the form.
 * @returns whether errors of fields are to be looked at; kept: the player was asked first, and said no
 */
export async function submitForm(session: FormSession): Promise<'sent' | 'refused' | 'kept'> {
  const { host } = session
  const { artefact } = session.view()
  if (!(await isConfirmed(session))) return 'kept'
  session.update({ status: 'submitting', failure: undefined, summary: undefined })
  try {
    const body = submissionBody(artefact, session.values(), session.facts(), session.loader.fields())
    const values = { ...session.values() }
    const sent = session.files().unpack(body)
    const result = await host.call(artefact.submit.operation, sent, { form: artefact.id })
    if (result.ok) {
      session.sent(values)
      await session.leaveSteps()
      await host.run(artefact.after, session.scope({ response: result.response }))
      return 'sent'
    }
    const response = { error: failureFacts(result.error) }
    const isSilent =
      artefact.silentWhen !== undefined &&
      conditionHolds(artefact.silentWhen, { ...session.facts(), response })
    if (!isSilent) showFailure(session, result.error)
    await host.run(artefact.failed, session.scope({ response }))
    return 'refused'
  } catch (error) {
    host.report(error, `form ${artefact.id}`)
    showFailure(session, { type: 'UnknownErrorException', message: String(error), invalidParameters: {} })
    return 'refused'
  } finally {
    session.update({ status: 'open' })
  }
}

async function isConfirmed(session: FormSession): Promise<boolean> {
  const { confirm } = session.view().artefact.submit
  if (!confirm || !conditionHolds(confirm.when, session.facts())) return true
  return session.host.ask(confirm.popup, confirm.data ?? {}, session.scope())
}

function showFailure(session: FormSession, failure: CallFailure): void {
  const { artefact } = session.view()
  const { order } = session.resolved()
  const placed = placeErrors(artefact, order, failure)
  const errors = placed.length > 0 ? placed : errorOfFailure(artefact, order, failure)
  session.showErrors(errors)
  if (errors.length > 0) session.update({ summary: errors })
  else session.update({ failure })
}

/**
 * A failure as an error of the form's errorField, unless the form has words for its reason or type: by the dictionary's
 * entry for its message, for its type, or for `failed`.
 */
export function errorOfFailure(
  artefact: Pick<FormArtefact, 'errorField' | 'errors' | 'dictionary' | 'fieldDictionary'>,
  order: readonly string[],
  failure: Pick<CallFailure, 'type' | 'message' | 'errorData'>,
): ShownError[] {
  const { type, message } = failure
  const { errorField: field, errors, dictionary, fieldDictionary } = artefact
  if (field === undefined || !order.includes(field) || ofFailure(errors, failure) !== undefined) return []
  const known = (code: string) =>
    Object.hasOwn(fieldDictionary[field] ?? {}, code) || Object.hasOwn(dictionary, code)
  const code = [message.trim().toLowerCase(), type].find(known) ?? 'failed'
  return [{ field, error: { code } }]
}

/**
 * Errors of parameters at the visible fields that they came from, in visual order; the others without a field. What
 * `error_data` lists for a parameter goes before what `invalid_parameters` says of it.
 */
export function placeErrors(
  { parameterFields, dynamicFields }: Pick<FormArtefact, 'parameterFields' | 'dynamicFields'>,
  order: readonly string[],
  { invalidParameters, errorData }: Pick<CallFailure, 'invalidParameters' | 'errorData'>,
): ShownError[] {
  const placed = Object.entries({ ...invalidParameters, ...errorsOfData(errorData) }).flatMap(
    ([parameter, errors]) => {
      const own = Object.hasOwn(parameterFields, parameter) ? parameterFields[parameter] : undefined
      const nested = dynamicFields?.into && parameter.startsWith(`${dynamicFields.into}.`)
      const bare = nested ? parameter.slice(parameter.indexOf('.') + 1) : parameter
      const field = [own, bare].find((name) => name !== undefined && order.includes(name))
      return errors.map(
        (error): ShownError => (field === undefined ? { parameter, error } : { field, error }),
      )
    },
  )
  const place = ({ field }: ShownError) => (field === undefined ? order.length : order.indexOf(field))
  return placed.sort((one, other) => place(one) - place(other))
}

/** Of each list of codes in `error_data` the first (product document, section 8: promo code errors). */
function errorsOfData(data: unknown): Record<string, ShownError['error'][]> {
  const lists = Object.entries(typeof data === 'object' && data !== null ? data : {})
  return Object.fromEntries(
    lists.flatMap(([parameter, codes]) =>
      Array.isArray(codes) && typeof codes[0] === 'string' ? [[parameter, [{ code: codes[0] }]]] : [],
    ),
  )
}
