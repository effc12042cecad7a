import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessage } from '../runtime/artefacts.ts'
import { icuFormat } from './icuFormats.ts'

const choices = ['plural', 'select', 'selectordinal']

/** The plural that a # is of: its argument, and what is taken off. */
type Counted = { argument: string; type: string; offset?: number | undefined }

/** A message whose ICU syntax is broken, or that has a format which cannot be shown, is shown as it is written. */
export function compileIcu(source: string): { message: CompiledMessage; broken?: string } {
  try {
    const message = compileMessageOrThrow(source).map((token) => compileToken(token))
    // Most messages are one constant; a bare string is smaller, and Lingui takes it as well.
    const [only] = message
    return { message: message.length === 1 && typeof only === 'string' ? only : message }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { message: [source], broken: text.split('\n')[0] ?? text }
  }
}

/** @param counted the nearest plural, where a select stands between: Lingui would write # there as it is */
function compileToken(token: unknown, counted?: Counted): unknown {
  if (token === '#' && counted) {
    const { argument, type, offset } = counted
    return [argument, type, { offset, other: ['#'] }]
  }
  if (!Array.isArray(token)) return token
  const [argument, type, format] = token as [string, string?, unknown?]
  if (type === undefined) return token
  if (!choices.includes(type)) {
    const made = icuFormat(argument, type, format)
    return made === undefined ? [argument, type] : [argument, type, made]
  }
  return [argument, type, compileChoice(argument, type, format as Record<string, unknown>, counted)]
}

/** @throws {Error} where there is no case for a value: Lingui fails on it */
function compileChoice(
  argument: string,
  type: string,
  { offset, ...cases }: Record<string, unknown>,
  outer: Counted | undefined,
): Record<string, unknown> {
  if (!Object.hasOwn(cases, 'other')) throw new Error(`The choice on {${argument}} has no "other".`)
  const isSelect = type === 'select'
  const plural = isSelect ? outer : { argument, type, offset: offset as number | undefined }
  const made = Object.entries(cases).map(([name, tokens]) => [
    name,
    Array.isArray(tokens) ? tokens.map((one) => compileCase(one, isSelect, plural)) : tokens,
  ])
  return { ...(offset !== undefined && { offset }), ...Object.fromEntries(made) }
}

/** A # that stands in a plural itself Lingui knows. */
function compileCase(token: unknown, isSelect: boolean, plural: Counted | undefined): unknown {
  return token === '#' && !isSelect ? token : compileToken(token, plural)
}
