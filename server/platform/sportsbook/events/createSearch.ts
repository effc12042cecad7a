import type { Database } from '../../../db/Database.ts'
import type { Language } from '../names/Names.ts'
import { createKnown } from './createKnown.ts'
import type { createSurroundings } from './createSurroundings.ts'
import { eventRepository } from './eventRepository.ts'

/** Milliseconds for which it is known what there is, and for which that is given out while it is read anew. */
const knownFor = 15_000
const givenFor = 5 * 60_000

/** Ids with all that each is found by, in the order in which they are answered. */
type Texts = readonly (readonly [id: string, text: string])[]

/**
 * Finds events and tournaments by what they are called, in the language of the reader or in English. It is done in memory: whoever
 * types asks with each letter, and reads no table.
 */
export function createSearch(
  database: Pick<Database, 'drizzle'>,
  { names, tournaments }: Pick<ReturnType<typeof createSurroundings>, 'names' | 'tournaments'>,
) {
  const offered = createKnown(knownFor, () => eventRepository.offered(database.drizzle), givenFor)

  const eventTexts = keepTexts(async (rows: Awaited<ReturnType<typeof offered.get>>, language) => {
    const sides = new Set(rows.flatMap(({ competitors }) => competitors))
    const languages = languagesOf(language)
    const named = await Promise.all(languages.map((one) => names('competitor', sides, one)))
    return rows.map(({ id, names: own, competitors }) => [
      id,
      foldAll([
        ...languages.map((one) => own[one]),
        ...competitors.flatMap((side) => named.map((nameOf) => nameOf(side))),
      ]),
    ])
  })

  const tournamentTexts = keepTexts(async (known: Awaited<ReturnType<typeof tournaments>>, language) =>
    [...known.values()]
      .sort((one, other) => inOrder.compare(one.names.en ?? one.id, other.names.en ?? other.id))
      .map(({ id, names: own }) => [id, foldAll(languagesOf(language).map((one) => own[one]))]),
  )

  /** @param most events, and tournaments, of what is found */
  return async function search(text: string, language: Language, most: number) {
    const [rows, known] = await Promise.all([offered.get(), tournaments()])
    const [events, places] = await Promise.all([eventTexts(rows, language), tournamentTexts(known, language)])
    const wanted = fold(text)
    const found = (all: Texts) =>
      all
        .filter(([, called]) => called.includes(wanted))
        .slice(0, most)
        .map(([id]) => id)
    return { events: found(events), tournaments: found(places) }
  }
}

const inOrder = new Intl.Collator('en')

/** Stands between names: nobody types it. */
const between = '\n'

/** Letters are the same large and small, and with any accent. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const foldAll = (all: readonly (string | undefined)[]) => fold([...new Set(all)].join(between))

const languagesOf = (language: Language): readonly Language[] => [...new Set([language, 'en' as const])]

/** Texts of what was read, made once for each language for as long as that is known. */
function keepTexts<T extends object>(make: (read: T, language: Language) => Promise<Texts>) {
  const kept = new WeakMap<T, Map<Language, Promise<Texts>>>()
  return (read: T, language: Language): Promise<Texts> => {
    const own = kept.get(read) ?? new Map<Language, Promise<Texts>>()
    kept.set(read, own)
    const texts = own.get(language) ?? make(read, language)
    own.set(language, texts)
    // What has failed is made again.
    texts.catch(() => own.delete(language))
    return texts
  }
}
