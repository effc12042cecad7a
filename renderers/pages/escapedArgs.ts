import type { Text } from '#generated/grammar/types.ts'
import { createFormatters, resolveValues } from '#schemas/runtime/bindings.ts'
import type { ActionScope, Host } from '../host.ts'
import { scopeFacts } from '../scopeFacts.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * The same text with its arguments resolved and escaped for HTML. A message is the editors' own and may hold tags; what
 * fills its gaps comes from players and addresses, and must stay text.
 */
export function escapedArgs(text: Text, host: Host, scope?: ActionScope): Text {
  if (typeof text === 'string' || !text.args) return text
  const args = resolveValues(text.args, scopeFacts(host, scope), createFormatters(host.locale()))
  const escaped = Object.entries(args).map(([name, value]) => [name, escapeHtml(value)])
  return { ...text, args: Object.fromEntries(escaped) }
}

/** Numbers and truth values stay as they are, because plurals and choices look at them. */
function escapeHtml(value: unknown): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
