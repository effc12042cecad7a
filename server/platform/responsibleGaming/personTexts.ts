import anyAscii from 'any-ascii'

/** What is known of who somebody is. */
export type Identity = {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  /** ISO date. */
  birthDate?: string | null | undefined
  /** An identity document: who issued it (ISO 3166-1 alpha-3), and its number. */
  document?: { country: string; number: string } | undefined
}

export type PersonText = { kind: 'person' | 'document'; text: string }

/** Words of a name that count; more are none that anybody is called by. */
const mostWords = 4

/** Fewer characters than any document has tell nothing. */
const leastOfDocument = 5

/**
 * The texts that are the same for one person however their data are written: case, accents, alphabet, the order of names,
 * second names, spaces and dashes do not count. A name counts with the birth date alone, a document by itself.
 */
export function personTexts({ firstName, lastName, birthDate, document }: Identity): PersonText[] {
  const texts: PersonText[] = []
  const first = nameWords(firstName)
  const last = nameWords(lastName)
  // Second names and halves of double ones are left out as often as they are given.
  const pairs = first.flatMap((one) => last.map((other) => [one, other].sort().join(' ')))
  if (birthDate)
    for (const names of new Set(pairs)) texts.push({ kind: 'person', text: `${birthDate} ${names}` })
  const number = anyAscii(document?.number ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  if (document && number.length >= leastOfDocument)
    texts.push({ kind: 'document', text: `${document.country.toUpperCase()} ${number}` })
  return texts
}

/** Spellings of one sound in Latin letters, as passports, players and the keyboards of other alphabets write it. */
const spellings: readonly [RegExp, string][] = [
  [/sch|sh|sz/g, 's'],
  [/zh/g, 'z'],
  [/kh|ch/g, 'h'],
  [/ts|tz|cz/g, 'c'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/[yj]/g, 'i'],
  [/ie/g, 'e'],
  [/(.)\1+/g, '$1'],
]

function nameWords(name: string | null | undefined): string[] {
  const latin = anyAscii((name ?? '').normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, ''))
    .toLowerCase()
    .replace(/['`’]/g, '')
  return latin
    .split(/[^a-z]+/)
    .map((word) => spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word))
    .filter((word) => word !== '')
    .slice(0, mostWords)
}
