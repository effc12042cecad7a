import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { isEmpty } from '#schemas/runtime/bindings.ts'
import { invalidRequest } from '../shared/errors.ts'

type Parameters = Readonly<Record<string, unknown>>

export type Asked = {
  operation: string
  input: Parameters
  /** Id of the form that the call names. */
  named: string | undefined
  /** What the description fills in where a call says nothing. */
  defaults?: Parameters | undefined
}

/**
 * The form that a call is held to: the one it names, else the first that could have sent it. A form could not have sent
 * what contradicts its constants, so that a number is never judged by the form for addresses.
 * @returns the form, and the parameters that any form of the operation has: others are for the description to judge
 * @throws PlatformError InvalidRequestException where no form could have sent it
 */
export function formOf(
  forms: readonly FormArtefact[],
  { operation, input, named, defaults = {} }: Asked,
): { form: FormArtefact; parameters: Parameters } {
  const known = new Set(forms.flatMap(parametersOf))
  const sent = Object.entries(input).filter(([name, value]) => known.has(name) && !isEmpty(value))
  const saidTo = (form: FormArtefact) => {
    const own = new Set(parametersOf(form))
    return sent.filter(([name, value]) => own.has(name) || value !== defaults[name])
  }
  const hasAll = (form: FormArtefact) => {
    const own = new Set(parametersOf(form))
    return saidTo(form).every(([name]) => own.has(name))
  }
  const possible = forms
    .filter(({ id }) => named === undefined || id === named)
    .filter((form) => hasConstants(form, input))
  const form = possible.find(hasAll) ?? possible[0]
  if (!form) throw invalidRequest(`No form of the site submits this to ${operation}`)
  return { form, parameters: Object.fromEntries(saidTo(form)) }
}

const parametersOf = ({ fields, submit, parameterFields }: FormArtefact): string[] => [
  ...Object.keys(fields),
  ...Object.keys(submit.body),
  ...Object.keys(parameterFields),
]

function hasConstants({ submit }: FormArtefact, sent: Parameters): boolean {
  return Object.entries(submit.body).every(
    ([parameter, value]) => typeof value === 'object' || String(value) === String(sent[parameter]),
  )
}
