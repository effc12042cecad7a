/** Letters without accents and case, as people type them. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each word of a question begins a word of the text, or stands in it from its third letter on. */
export function matches(text: string, query: string): boolean {
  const among = plain(text)
  const starts = new Set(among.split(/[^\p{L}\p{N}]+/u))
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every(
      (word) => [...starts].some((one) => one.startsWith(word)) || (word.length > 2 && among.includes(word)),
    )
}
