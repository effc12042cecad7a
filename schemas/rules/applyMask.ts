import { countSlots, listMasks } from './support/masks.ts'

/**
 * Writes typed or pasted digits into a mask (# is a digit), or into the shortest of several that holds them.
 * Digits beyond the longest mask are dropped. A leading dial code is removed when the text says so (+, 00)
 * or when only without it the digits fill a mask. Applying it twice changes nothing.
 */
export function applyMask(raw: string, mask: string | readonly string[], phoneCode = ''): string {
  const masks = usableMasks(mask)
  const digits = maskedDigits(raw, mask, phoneCode)
  const fitting = masks.find((one) => countSlots(one) >= digits.length) ?? masks.at(-1)
  return fitting === undefined ? digits : fill(digits, fitting)
}

/** The digits that belong in the mask, without the mask's own: what is kept as the value. */
export function maskedDigits(raw: string, mask: string | readonly string[], phoneCode = ''): string {
  const longest = longestMask(mask)
  const digits = typedDigits(raw, mask, phoneCode)
  return longest === 0 ? digits : digits.slice(0, longest)
}

/** The same, also those that are too many for the mask. */
export function typedDigits(raw: string, mask: string | readonly string[], phoneCode = ''): string {
  const masks = usableMasks(mask)
  const code = phoneCode.replace(/[^0-9]/g, '')
  const written = masks.map((one) => readWritten(raw, one)).find((digits) => digits !== null)
  return written ?? withoutDialCode(raw, code, masks)
}

/** Most digits that any of the masks takes. */
export function longestMask(mask: string | readonly string[]): number {
  return Math.max(0, ...listMasks(mask).map(countSlots))
}

function usableMasks(mask: string | readonly string[]): string[] {
  const masks = listMasks(mask).filter((one) => one.includes('#'))
  return masks.sort((a, b) => countSlots(a) - countSlots(b))
}

function withoutDialCode(raw: string, code: string, masks: readonly string[]): string {
  const digits = raw.replace(/[^0-9]/g, '')
  if (code === '') return digits
  if (digits.startsWith(`00${code}`)) return digits.slice(code.length + 2)
  if (!digits.startsWith(code)) return digits
  const rest = digits.slice(code.length)
  // A digit too many, typed after a full number, must not take its beginning away.
  const isTooLong = masks.every((mask) => countSlots(mask) < digits.length)
  const fills = isTooLong && masks.some((mask) => countSlots(mask) === rest.length)
  return /^\s*\+/.test(raw) || fills ? rest : digits
}

/** The digits of text that already stands in the mask, wholly or up to some place; null if it does not. */
function readWritten(raw: string, mask: string): string | null {
  let digits = ''
  if (raw.length === 0 || raw.length > mask.length) return null
  for (const [i, char] of [...raw].entries()) {
    if (mask[i] !== '#' ? mask[i] !== char : !/[0-9]/.test(char)) return null
    if (mask[i] === '#') digits += char
  }
  return digits
}

/** Stops before the first place without a digit, so that deleting backwards never meets a literal. */
function fill(digits: string, mask: string): string {
  let written = ''
  let used = 0
  let literals = ''
  for (const char of mask) {
    if (char !== '#') {
      literals += char
      continue
    }
    if (used === digits.length) return written
    written += literals + digits[used]
    literals = ''
    used += 1
  }
  return written + literals
}
