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
 * fills its gaps comes from players and addresses, and must stay text, unless the editor binds it as markup. All of it is
 * cleaned before it is shown.
 */
export function escapedArgs(text: Text, host: Host, scope?: ActionScope): Text {
  if (typeof text === 'string' || !text.args) return text
  const args = resolveValues(text.args, scopeFacts(host, scope), createFormatters(host.locale()))
  const given = text.args
  const isMarkup = (name: string) => typeof given[name] === 'object' && given[name].as === 'markup'
  const safe = Object.entries(args).map(([name, value]) => [name, isMarkup(name) ? value : escaped(value)])
  return { ...text, args: Object.fromEntries(safe) }
}

/** Numbers and truth values stay as they are, because plurals and choices look at them. */
function escaped(value: unknown): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return escapeHtml(String(value))
}

/** Words as HTML that shows them as they are. */
export const escapeHtml = (words: string) =>
  words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
