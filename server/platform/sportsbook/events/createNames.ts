import type { Database } from '../../../db/Database.ts'
import type { NameKind } from '../consumer/worldRepository.ts'
import { LANGUAGES, type Language, type Names } from '../names/Names.ts'
import { eventRepository } from './eventRepository.ts'

/** Names in memory; with all five languages about 300 bytes each. */
const MOST = 50_000
/** Milliseconds after which they are read again: names change rarely. */
const KNOWN_FOR = 5 * 60_000

/** Name of something by its id; undefined where nobody knows it. */
export type NameOf = (id: string) => string | undefined

/** What things are called, in memory as far as they were asked for. */
export function createNames(database: Pick<Database, 'drizzle'>) {
  const known = new Map<string, Names>()
  let since = performance.now()

  return {
    /** Reads what is not known yet. @returns names in the language of a reader */
    async of(kind: NameKind, ids: Iterable<string>, language: Language): Promise<NameOf> {
      if (known.size > MOST || performance.now() - since > KNOWN_FOR) {
        known.clear()
        since = performance.now()
      }
      const wanted = [...new Set(ids)]
      const missing = wanted.filter((id) => !known.has(`${kind} ${id}`))
      const found = await eventRepository.names(database.drizzle, kind, missing)
      for (const [id, names] of found) known.set(`${kind} ${id}`, names)
      const named = new Map(wanted.map((id) => [id, nameIn(known.get(`${kind} ${id}`), language)]))
      return (id) => named.get(id)
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
