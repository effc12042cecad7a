import type { NameKind } from '../consumer/worldRepository.ts'
import { LANGUAGES, type Language, type Names } from '../names/Names.ts'

/** Names in memory; with all five languages about 300 bytes each. */
const MOST = 50_000
/** Milliseconds after which they are read again: names change rarely. */
const KNOWN_FOR = 5 * 60_000

/** Name of something by its id; undefined where nobody knows it. */
export type NameOf = (id: string) => string | undefined

/**
 * What things are called, in memory as far as they were asked for.
 * @param read what is known of things by their ids
 */
export function createNames(read: (kind: NameKind, ids: string[]) => Promise<Iterable<[string, Names]>>) {
  const known = new Map<string, Names>()
  let since = performance.now()

  return {
    /** Reads what is not known yet. @returns names in the language of a reader */
    async of(kind: NameKind, ids: Iterable<string>, language: Language): Promise<NameOf> {
      if (known.size > MOST || performance.now() - since > KNOWN_FOR) {
        known.clear()
        since = performance.now()
      }
      // What is forgotten while the others are read is not forgotten by this answer.
      const named = new Map([...ids].map((id) => [id, known.get(`${kind} ${id}`)]))
      const missing = [...named.keys()].filter((id) => named.get(id) === undefined)
      for (const [id, names] of await read(kind, missing)) {
        named.set(id, names)
        known.set(`${kind} ${id}`, names)
      }
      return (id) => nameIn(named.get(id), language)
    },
    forget: (): void => known.clear(),
  }
}

/** In a language, else in English, else in whichever there is. */
export function nameIn(names: Names | undefined, language: Language): string | undefined {
  return names?.[language] ?? names?.en ?? Object.values(names ?? {})[0]
}

/** The language of a page; English where a feed is not read in it. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => language === locale) ?? 'en'
}
