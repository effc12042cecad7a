/** A word or phrase that texts do not use, and what they say instead. */
export interface GlossaryEntry {
  not: string
  use: string
}

/** The entries whose `not` stands in a text as whole words, in capitals or not. */
export function findAvoided(text: string, entries: readonly GlossaryEntry[]): GlossaryEntry[] {
  const plain = text.toLowerCase()
  return entries.filter(({ not }) => holdsWords(plain, not.toLowerCase()))
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign)

function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return true
  return false
}
