import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Bus, Database } from '../../../db/Database.ts'
import { type Changed, sportsChannel } from '../consumer/createChanges.ts'
import { marketOf } from '../feed/lineKey.ts'
import { lineRepository } from '../lines/lineRepository.ts'
import type { Language } from '../names/Names.ts'
import { orderRepository } from '../operator/orderRepository.ts'
import { houseLine } from '../terms/houseLine.ts'
import { createEventCache } from './createEventCache.ts'
import { createKnown } from './createKnown.ts'
import { createLeading } from './createLeading.ts'
import { createSearch } from './createSearch.ts'
import { createSurroundings } from './createSurroundings.ts'
import { type DescribedEvent, describeEvent } from './describeEvent.ts'
import { type EventFilter, eventRepository, type TournamentRow } from './eventRepository.ts'
import { descriptionKey } from './nameLine.ts'
import { nameSelections, type Selected } from './nameSelections.ts'
import { type OfferedLine, offeredLines } from './shownLines.ts'

const ALL = JSON.stringify('all' satisfies Changed)

/** Milliseconds for which it is known who is heard, and how many events there are. */
const heardFor = 500
/** And for which that is given out while it is read anew. */
const heardGivenFor = 1_000
const countedFor = 3_000
/** And for which the counts are given out while they are read anew. */
const countsGivenFor = 30_000
/** Milliseconds for which what a search finds is shown as it was. */
const foundFor = 5_000

/** What there is to bet on, as it is shown: at the prices of the house, and suspended where operators say so. */
export function createOffer(
  database: Database,
  bookOf: () => SportsbookDefinition | undefined,
  bus: Pick<Bus, 'subscribe' | 'onGap'> = database.notifier,
) {
  const cache = createEventCache(database, bus)
  const unheard = createKnown(heardFor, () => lineRepository.unheard(database.drizzle), heardGivenFor)
  const stopped = createKnown(heardFor, () => orderRepository.stopped(database.drizzle), heardGivenFor)
  const counts = createKnown(
    countedFor,
    async () => {
      const rows = await eventRepository.counts(database.drizzle)
      return new Map(rows.map((row) => [row.tournament, row]))
    },
    countsGivenFor,
  )
  const leading = createLeading()
  const surroundings = createSurroundings(database, bus)
  const search = createSearch(database, surroundings)

  const endings = [
    bus.subscribe(sportsChannel, (notice) => {
      if (notice === ALL) unheard.forget()
    }),
    bus.onGap(unheard.forget),
  ]

  /** @param isWhole with all their lines, and not the leading and the boosted ones alone @param ms for which what has changed since is shown all the same */
  async function describe(
    ids: readonly string[],
    language: Language,
    isWhole: boolean,
    ms?: number,
  ): Promise<DescribedEvent[]> {
    if (ids.length === 0) return []
    const [known, heard, described, isStopped] = await Promise.all([
      cache.get(ids, ms),
      unheard.get(),
      surroundings.descriptions(),
      stopped.get(),
    ])
    const book = bookOf()
    const groupsOf = (market: number) => described.get(descriptionKey(market))?.groups ?? ['all']
    const all = known.map((event) => {
      const { id, sport } = event.row
      const lines = offeredLines(event, { groupsOf, unheard: heard }).map(
        ({ shown, ...one }): OfferedLine => {
          const line = book ? houseLine(shown, book, { sport, groups: groupsOf(marketOf(one.line)) }) : shown
          if (line.status !== 1 || !isStopped(id, one.line)) return { ...one, shown: line }
          return { ...one, shown: { ...line, status: -1 }, why: 'stopped' }
        },
      )
      return { event, count: lines.length, lines: isWhole ? lines : leading(id, lines, book) }
    })
    const lines = all.flatMap(({ lines }) => lines)
    const of = await surroundings.of(
      known.map(({ row }) => row),
      [...lines.map(({ line }) => line), ...lines.flatMap(({ shown }) => shown.outcomes.map(({ id }) => id))],
      language,
    )
    return all.map(({ event: { row }, lines, count }) => describeEvent(row, lines, count, of(row.tournament)))
  }

  return {
    event: async (id: string, language: Language): Promise<DescribedEvent | undefined> =>
      (await describe([id], language, true))[0],

    /** Each with its leading and its boosted lines, in the order that is asked for. */
    events: (ids: readonly string[], language: Language) => describe(ids, language, false),

    /** As they are now, for whoever asks seldom and for many. */
    current: (ids: readonly string[], language: Language, isWhole: boolean) =>
      describe(ids, language, isWhole, 0),

    /** What staff has stopped, as a text that is another when that is. */
    stops: async () => JSON.stringify(await orderRepository.stops(database.drizzle)),

    list: (filter: EventFilter, page: { offset: number; count: number }) =>
      eventRepository.list(database.drizzle, filter, page),

    /** What is found by a text: ids of tournaments, and events as they stood a moment ago. @param most of each */
    async search(text: string, language: Language, most: number) {
      const found = await search(text, language, most)
      return { ...found, events: await describe(found.events, language, false, foundFor) }
    },

    /** Tournaments that are shown first, in their order. */
    promoted: (): readonly string[] => bookOf()?.promoted ?? [],

    /** Tournaments with how many events they have. */
    async tournaments(
      ids?: readonly string[],
    ): Promise<{ row: TournamentRow; live: number; coming: number }[]> {
      const [known, counted] = await Promise.all([surroundings.tournaments(), counts.get()])
      const rows = ids ? ids.flatMap((id) => known.get(id) ?? []) : [...known.values()]
      return rows.map((row) => ({ live: 0, coming: 0, ...counted.get(row.id), row }))
    },

    /** What bets are on, offered or not. */
    selections: (selections: readonly Selected[], language: Language) =>
      nameSelections(database.drizzle, surroundings, selections, language),

    names: surroundings.names,
    close(): void {
      for (const end of endings) end()
      surroundings.close()
      cache.close()
    },
  }
}

export type Offer = ReturnType<typeof createOffer>
