import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Database } from '../../../db/Database.ts'
import { type Changed, sportsChannel } from '../consumer/createChanges.ts'
import { marketOf } from '../feed/lineKey.ts'
import { lineRepository } from '../lines/lineRepository.ts'
import type { Language } from '../names/Names.ts'
import { orderRepository } from '../operator/orderRepository.ts'
import { houseLine } from '../terms/houseLine.ts'
import { createEventCache, type KnownEvent } from './createEventCache.ts'
import { createKnown } from './createKnown.ts'
import { createNames } from './createNames.ts'
import { type DescribedEvent, describeEvent, type Surroundings } from './describeEvent.ts'
import { type EventFilter, eventRepository, type TournamentRow } from './eventRepository.ts'
import { type Descriptions, descriptionKey } from './nameLine.ts'
import { type OfferedLine, offeredLines } from './shownLines.ts'

/**
 * Markets by which an event is shown among others, the first of these that it has: 1x2 and winner, by the numbers of the feed, then those
 * of fields.
 */
const mainMarkets = [1, 186, 219, 406, 251, 340, 534, 538, 18]

const ALL = JSON.stringify('all' satisfies Changed)

/** Milliseconds for which it is known who is heard, how many events there are, and what markets are called. */
const heardFor = 500
const countedFor = 3_000
const describedFor = 60_000

/** What there is to bet on, as it is shown: at the prices of the house, and suspended where operators say so. */
export function createOffer(database: Database, bookOf: () => SportsbookDefinition | undefined) {
  const cache = createEventCache(database)
  const names = createNames(database)
  const unheard = createKnown(heardFor, () => lineRepository.unheard(database.drizzle))
  const stopped = createKnown(heardFor, () => orderRepository.stopped(database.drizzle))
  const counts = createKnown(countedFor, async () => {
    const rows = await eventRepository.counts(database.drizzle)
    return new Map(rows.map((row) => [row.tournament, row]))
  })
  const descriptions = createKnown(describedFor, async (): Promise<Descriptions> => {
    const markets = await eventRepository.markets(database.drizzle)
    return new Map(markets.map((market) => [descriptionKey(market.id, market.variant), market]))
  })
  const tournaments = createKnown(countedFor, async () => {
    const rows = await eventRepository.tournaments(database.drizzle)
    return new Map(rows.map((row) => [row.id, row]))
  })

  const unsubscribe = database.notifier.subscribe(sportsChannel, (notice) => {
    if (notice !== ALL) return
    for (const known of [unheard, descriptions, tournaments, names]) known.forget()
  })

  async function around(known: readonly KnownEvent[], lines: readonly OfferedLine[], language: Language) {
    const [described, leagues] = await Promise.all([descriptions.get(), tournaments.get()])
    const players = lines.flatMap(({ line, shown }) => [
      ...shown.outcomes.map(({ id }) => id).filter(isPlayer),
      ...(line.match(/sr:player:\d+/g) ?? []),
    ])
    const rows = known.map(({ row }) => row)
    const categories = rows.flatMap(({ tournament }) => leagues.get(tournament)?.category ?? [])
    const periods = rows.flatMap(({ matchStatus }) => (matchStatus === null ? [] : [String(matchStatus)]))
    const [competitorOf, playerOf, categoryOf, periodOf] = await Promise.all([
      names.of(
        'competitor',
        rows.flatMap(({ competitors }) => competitors),
        language,
      ),
      names.of('player', players, language),
      names.of('category', categories, language),
      names.of('match_status', periods, language),
    ])
    return (tournament: string): Surroundings => ({
      ...{ language, competitorOf, playerOf, categoryOf, periodOf, descriptions: described },
      tournament: leagues.get(tournament),
    })
  }

  /** @param isWhole with all their lines, and not the first alone */
  async function describe(
    ids: readonly string[],
    language: Language,
    isWhole: boolean,
  ): Promise<DescribedEvent[]> {
    const [known, heard, described, isStopped] = await Promise.all([
      cache.get(ids),
      unheard.get(),
      descriptions.get(),
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
      return { event, count: lines.length, lines: isWhole ? lines : firstOf(lines) }
    })
    const of = await around(
      known,
      all.flatMap(({ lines }) => lines),
      language,
    )
    return all.map(({ event: { row }, lines, count }) => describeEvent(row, lines, count, of(row.tournament)))
  }

  return {
    event: async (id: string, language: Language): Promise<DescribedEvent | undefined> =>
      (await describe([id], language, true))[0],

    /** Each with its first line, in the order that is asked for. */
    events: (ids: readonly string[], language: Language) => describe(ids, language, false),

    list: (filter: EventFilter, page: { offset: number; count: number }) =>
      eventRepository.list(database.drizzle, filter, page),

    search: (text: string, language: Language, most: number) =>
      eventRepository.search(database.drizzle, text, language, most),

    /** Tournaments with how many events they have. */
    async tournaments(
      ids?: readonly string[],
    ): Promise<{ row: TournamentRow; live: number; coming: number }[]> {
      const [known, counted] = await Promise.all([tournaments.get(), counts.get()])
      const rows = ids ? ids.flatMap((id) => known.get(id) ?? []) : [...known.values()]
      return rows.map((row) => ({ live: 0, coming: 0, ...counted.get(row.id), row }))
    },

    names: names.of,
    close(): void {
      unsubscribe()
      cache.close()
    },
  }
}

export type Offer = ReturnType<typeof createOffer>

const isPlayer = (id: string) => id.startsWith('sr:player:')

function firstOf(lines: readonly OfferedLine[]): OfferedLine[] {
  const byMarket = mainMarkets.flatMap((market) => lines.find(({ line }) => marketOf(line) === market) ?? [])
  return [...byMarket, ...lines].slice(0, 1)
}
