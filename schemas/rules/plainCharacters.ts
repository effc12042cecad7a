import { asciiDigits } from './asciiDigits.ts'
import { withoutInvisible } from './withoutInvisible.ts'

/**
 * What is written in digits, Latin letters and signs (numbers, addresses, codes) as a plain keyboard would write it: digits
 * of any script as 0–9, full-width letters and signs in their usual width, every dash as a hyphen, every space as one,
 * and nothing that is not seen.
 */
export function plainCharacters(text: string): string {
  return asciiDigits(
    withoutInvisible(text)
      .replace(/[\u200C\u200D]/g, '')
      .normalize('NFKC'),
  )
    .replace(/[\p{Pd}\u2212\u30FC]/gu, '-')
    .replace(/\s/gu, ' ')
}
