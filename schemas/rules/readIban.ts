import { plainCharacters } from './plainCharacters.ts'

/** An IBAN as it is kept, however it is printed: without the word before it, spaces, dots and dashes, in capitals. */
export function readIban(written: string): string {
  return plainCharacters(written)
    .toUpperCase()
    .replace(/^\W*IBAN\b/, '')
    .replace(/[\s.:-]/g, '')
}
