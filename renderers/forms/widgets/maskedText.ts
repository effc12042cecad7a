import { applyMask, longestMask, typedDigits } from '#schemas/rules/applyMask.ts'
import { asciiDigits } from '#schemas/rules/asciiDigits.ts'
import type { TextFormat } from './useTextEntry.ts'

/**
 * Text shaped by a mask (# is a digit); of several the shortest that holds it. The value is its digits alone. More digits
 * than any mask holds stand without one, for the rules to refuse: none is lost unseen.
 */
export function maskedText(masks: readonly string[]): TextFormat {
  const longest = longestMask(masks)
  const holds = (typed: string) => longest === 0 || typedDigits(asciiDigits(typed), masks).length <= longest
  const read = (text: string) => typedDigits(asciiDigits(text), masks)
  const shape = (typed: string) => (holds(typed) ? applyMask(asciiDigits(typed), masks) : read(typed))
  return {
    show: (value) => (typeof value === 'string' && value !== '' ? shape(value) : ''),
    shape,
    read,
    holds,
    kept: /\d/,
  }
}
