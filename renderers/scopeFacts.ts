import type { Facts } from '#schemas/runtime/Facts.ts'
import type { ActionScope, Host } from './host.ts'

/** Facts that a scope has of its own, or in place of those of the address. */
const own = ['data', 'response', 'popup', 'result', 'item', 'index', 'route', 'query'] as const

/** The facts as conditions and bindings inside a form, a popup or a block with data see them. */
export function scopeFacts(host: Pick<Host, 'facts'>, scope?: ActionScope): Facts {
  const facts = host.facts()
  if (!scope) return facts
  const here: Record<string, unknown> = {}
  for (const name of own) if (scope[name] !== undefined) here[name] = scope[name]
  return { ...facts, ...here }
}
