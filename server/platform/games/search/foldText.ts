import anyAscii from 'any-ascii'

/**
 * A text as it is compared: small Latin letters and digits, words parted by one space. Other scripts become Latin by
 * sound, marks on letters and apostrophes go: `Ёлка` is `elka`, `Gonzo’s Löwe` is `gonzos lowe`.
 */
export function foldText(text: string): string {
  const isPlain = /^[ -~]*$/.test(text)
  const latin = isPlain ? text : anyAscii(text.normalize('NFKD').replace(/[\p{M}’ʼ´]/gu, ''))
  return latin
    .replace(/['`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The words of a folded text; none of an empty one. */
export const wordsOf = (folded: string): string[] => (folded === '' ? [] : folded.split(' '))

/** How a word sounds, roughly: other scripts write no vowels, or other ones. `book` and `buk` are `bk`. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/sh|ch|zh|z/g, 's')
    .replace(/[ckq]h?/g, 'k')
    .replace(/[vwaeiouyh']/g, '')
    .replace(/(.)\1+/g, '$1')
}
