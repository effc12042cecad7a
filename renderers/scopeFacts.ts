import type { Facts } from '#schemas/compiler/artefacts.ts'
import type { ActionScope, Host } from './host.ts'

/** The facts as conditions and bindings inside a form or popup see them. */
export function scopeFacts(host: Pick<Host, 'facts'>, scope?: ActionScope): Facts {
  const facts = host.facts()
  if (!scope) return facts
  const { data, response, popup } = scope
  return {
    ...facts,
    ...(data && { data }),
    ...(response !== undefined && { response }),
    ...(popup && { popup }),
  }
}
