import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '../runtime/artefacts.ts'

/** Of every argument a number, as which dates, plurals and selects take it too. */
const samples = [0, 1, 2.5]

/**
 * Shows a compiled message as browser and server do, with all its cases, and answers why it cannot be shown.
 * @param locale BCP 47 code of the language that it is written in
 */
export function tryMessage(message: CompiledMessage, locale: string): string | undefined {
  if (typeof message === 'string' || !message.some((token) => Array.isArray(token) && token.length > 1))
    return undefined
  const i18n = setupI18n({ locale, messages: { [locale]: { sample: message as never } } })
  try {
    // Lingui writes all cases of a choice before it chooses.
    for (const sample of samples) i18n._('sample', valuesOf(message, sample))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function valuesOf(
  tokens: unknown,
  sample: number,
  found: Record<string, number> = {},
): Record<string, number> {
  if (!Array.isArray(tokens)) return found
  for (const token of tokens) {
    if (!Array.isArray(token)) continue
    const [argument, , format] = token as [string, string?, unknown?]
    found[argument] = sample
    if (typeof format === 'object' && format !== null)
      for (const inner of Object.values(format)) valuesOf(inner, sample, found)
  }
  return found
}
