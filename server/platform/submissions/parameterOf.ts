import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { isEmpty } from '#schemas/runtime/bindings.ts'

/**
 * The parameter at which an error of a field is told: one that the call sent for it, else one that the form would have
 * sent. Of several its own name goes first, and `login` last: it stands for the address or the number besides (product
 * document, section 3), and whoever sent no login is not to look for it.
 */
export function parameterOf(
  { parameterFields, submit }: Pick<FormArtefact, 'parameterFields' | 'submit'>,
  field: string,
  sent: Readonly<Record<string, unknown>>,
): string {
  const isSent = (name: string) => !isEmpty(sent[name])
  if (isSent(field)) return field
  const names = Object.keys(parameterFields).filter((name) => parameterFields[name] === field)
  const taken = names.filter((name) => name === field || Object.hasOwn(submit.body, name))
  const byRank = taken.sort((one, other) => rank(one, field) - rank(other, field))
  return byRank.find(isSent) ?? byRank[0] ?? names[0] ?? field
}

function rank(name: string, field: string): number {
  if (name === field) return 0
  return name === 'login' ? 2 : 1
}
