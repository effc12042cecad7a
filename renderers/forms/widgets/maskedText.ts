import { applyMask, maskedDigits } from '#schemas/rules/applyMask.ts'
import { asciiDigits } from './asciiDigits.ts'
import type { TextFormat } from './useTextEntry.ts'

/**
 * Text shaped by a mask (# is a digit); of several the shortest that holds it. The value is its digits alone.
 * @param dialCode of a phone number, dropped where it was typed or pasted along
 */
export function maskedText(masks: readonly string[], dialCode = ''): TextFormat {
  return {
    show: (value) => (typeof value === 'string' && value !== '' ? applyMask(value, masks) : ''),
    shape: (typed) => applyMask(asciiDigits(typed), masks, dialCode),
    read: (text) => maskedDigits(text, masks),
    kept: /\d/,
  }
}
