import { stripEmoji } from '#schemas/rules/sanitise.ts'
import { plainText, type TextFormat } from './useTextEntry.ts'

/** Text of fields with `preventEmoji`: they vanish while typing. */
export const textWithoutEmoji: TextFormat = { ...plainText, shape: stripEmoji }
