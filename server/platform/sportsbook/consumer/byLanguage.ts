import { LANGUAGES, type Language, type Names } from '../names/Names.ts'

/** The same thing in each language that it was read in, one at least. */
export type InLanguages<T> = { id: string; first: T; each: readonly (readonly [Language, T])[] }

/** Reads a list in all languages at once. Things are told apart by `idOf`. */
export async function byLanguage<T>(
  read: (language: Language) => Promise<readonly T[]>,
  idOf: (one: T) => string,
): Promise<InLanguages<T>[]> {
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => [language, await read(language)] as const),
  )
  const found = new Map<string, { id: string; first: T; each: [Language, T][] }>()
  for (const [language, list] of lists)
    for (const one of list) {
      const id = idOf(one)
      const known = found.get(id)
      if (known) known.each.push([language, one])
      else found.set(id, { id, first: one, each: [[language, one]] })
    }
  return [...found.values()]
}

/** What it is called in each, without languages that have no word for it. */
export function namesOf<T>(
  { each }: Pick<InLanguages<T>, 'each'>,
  nameOf: (one: T) => string | undefined,
): Names {
  return Object.fromEntries(
    each.flatMap(([language, one]) => {
      const name = nameOf(one)
      return name === undefined ? [] : [[language, name]]
    }),
  )
}
