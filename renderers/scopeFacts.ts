import type { Facts } from '#schemas/runtime/Facts.ts'
import type { ActionScope, Host } from './host.ts'

/** The facts as conditions and bindings inside a form, a popup or a block with data see them. */
export function scopeFacts(host: Pick<Host, 'facts'>, scope?: ActionScope): Facts {
  const facts = host.facts()
  if (!scope) return facts
  const { data, response, popup, result, item, index } = scope
  return {
    ...facts,
    ...(data && { data }),
    ...(response !== undefined && { response }),
    ...(popup && { popup }),
    ...(result !== undefined && { result }),
    ...(item !== undefined && { item }),
    ...(index !== undefined && { index }),
  }
}
