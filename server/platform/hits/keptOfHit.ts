/** What is kept of one text, in characters; and how many texts. */
const most = { characters: 200, texts: 20 }

/** What is kept of a page that led here: not its query, in which other sites write whatever they like. */
export function keptReferer(referer: string | undefined): string | null {
  const address = referer === undefined ? null : URL.parse(referer)
  if (!address || !/^https?:$/.test(address.protocol)) return null
  return (address.origin + address.pathname).slice(0, most.characters)
}

/** @param names what may be kept; all where it is left out */
export function keptTexts(
  texts: Readonly<Record<string, string>> = {},
  names?: readonly string[],
): Record<string, string> {
  const kept = Object.entries(texts).filter(([name]) => names?.includes(name) ?? true)
  return Object.fromEntries(kept.slice(0, most.texts).map(([name, text]) => [cut(name), cut(text)]))
}

// The database takes no NUL in a text.
const cut = (text: string) => text.replaceAll('\0', '').slice(0, most.characters)
