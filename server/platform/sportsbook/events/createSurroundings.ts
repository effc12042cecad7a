import type { Bus, Database } from '../../../db/Database.ts'
import { type Changed, sportsChannel } from '../consumer/createChanges.ts'
import type { Language } from '../names/Names.ts'
import { createKnown } from './createKnown.ts'
import { createNames } from './createNames.ts'
import type { Surroundings } from './describeEvent.ts'
import { type EventRow, eventRepository } from './eventRepository.ts'
import { type Descriptions, descriptionKey } from './nameLine.ts'

const ALL = JSON.stringify('all' satisfies Changed)

/** Milliseconds for which it is known what tournaments there are, and what markets are called. */
const listedFor = 3_000
/** And for which the tournaments are given out while they are read anew. */
const listGivenFor = 30_000
const describedFor = 60_000

/** Whoever a text of the feed names by an id. */
const mentioned = /sr:(player|competitor):\d+/g

/** What stands around events, by name: read once for all who ask. */
export function createSurroundings(
  database: Pick<Database, 'drizzle'>,
  bus: Pick<Bus, 'subscribe' | 'onGap'>,
) {
  const names = createNames((kind, ids) => eventRepository.names(database.drizzle, kind, ids))
  const descriptions = createKnown(describedFor, async (): Promise<Descriptions> => {
    const markets = await eventRepository.markets(database.drizzle)
    return new Map(markets.map((market) => [descriptionKey(market.id, market.variant), market]))
  })
  const tournaments = createKnown(
    listedFor,
    async () => {
      const rows = await eventRepository.tournaments(database.drizzle)
      return new Map(rows.map((row) => [row.id, row]))
    },
    listGivenFor,
  )
  const forgetAll = () => {
    for (const known of [descriptions, tournaments, names]) known.forget()
  }
  const endings = [
    bus.subscribe(sportsChannel, (notice) => {
      if (notice === ALL) forgetAll()
    }),
    bus.onGap(forgetAll),
  ]

  return {
    descriptions: descriptions.get,
    tournaments: tournaments.get,
    names: names.of,

    /**
     * Of events of any tournaments.
     * @param texts lines and outcomes that are to be named: whom they mention is known by name too
     */
    async of(
      rows: readonly Pick<EventRow, 'tournament' | 'matchStatus' | 'competitors'>[],
      texts: readonly string[],
      language: Language,
    ): Promise<(tournament: string) => Surroundings> {
      const [described, leagues] = await Promise.all([descriptions.get(), tournaments.get()])
      const people = { player: new Set<string>(), competitor: new Set<string>() }
      for (const text of texts)
        for (const [id, kind] of text.matchAll(mentioned)) people[kind as keyof typeof people].add(id)
      for (const id of rows.flatMap(({ competitors }) => competitors)) people.competitor.add(id)
      const categories = rows.flatMap(({ tournament }) => leagues.get(tournament)?.category ?? [])
      const periods = rows.flatMap(({ matchStatus }) => (matchStatus === null ? [] : [String(matchStatus)]))
      const [competitorOf, playerOf, categoryOf, periodOf] = await Promise.all([
        names.of('competitor', people.competitor, language),
        names.of('player', people.player, language),
        names.of('category', categories, language),
        names.of('match_status', periods, language),
      ])
      return (tournament) => ({
        ...{ language, competitorOf, playerOf, categoryOf, periodOf, descriptions: described },
        tournament: leagues.get(tournament),
      })
    },

    close(): void {
      for (const end of endings) end()
    },
  }
}

export type SurroundingsOf = ReturnType<typeof createSurroundings>
