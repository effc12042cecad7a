import { stripEmoji } from '#schemas/rules/sanitise.ts'
import { plainText, type TextFormat } from './useTextEntry.ts'

/** A format for fields with `preventEmoji`: they vanish while typing, and the rest is read as it would be. */
export const withoutEmoji = (format: TextFormat): TextFormat => ({ ...format, shape: stripEmoji })

export const textWithoutEmoji = withoutEmoji(plainText)
