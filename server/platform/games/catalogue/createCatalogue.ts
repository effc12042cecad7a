import type { FastifyBaseLogger } from 'fastify'
import type { GamesDefinition } from '#generated/grammar/types.ts'
import type { Database } from '../../../db/Database.ts'
import { isDatabaseAway } from '../../../db/DatabaseAwayError.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { gameRepository } from '../gameRepository.ts'
import type { KeptGame } from './Game.ts'
import { mergeGames } from './mergeGames.ts'
import { Shelf } from './Shelf.ts'

/** Tells every process that games have changed. */
const channel = 'games'
/**
 * Milliseconds by which changes may be older than the moment since which they are read: a change bears the time at which
 * its transaction began.
 */
const overlap = 60_000
/** For a site whose definitions say nothing of games. */
const usual: Pick<GamesDefinition, 'tags' | 'features' | 'newForDays'> = {
  tags: {},
  features: {},
  newForDays: 60,
}

type Services = {
  database: Database
  live: LiveSite
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * All games in the memory of this process, as editors and providers say together; reading it never touches the database.
 * It follows the tables by notices and the definitions by the live release.
 */
export function createCatalogue({ database, live, clock, log }: Services) {
  const kept = new Map<string, KeptGame>()
  const makers = new Set<string>()
  let version = 0
  let readAt: Date | undefined
  let reading: Promise<void> | undefined
  let again = false

  async function readChanges(): Promise<void> {
    const now = await gameRepository.now(database.drizzle)
    const since = readAt && new Date(readAt.getTime() - overlap)
    for (let after: string | undefined = ''; after !== undefined; ) {
      const { rows, next } = await gameRepository.page(database.drizzle, after, since)
      for (const row of rows) {
        kept.set(row.sysname, row)
        makers.add(row.studio)
      }
      if (rows.length > 0) version += 1
      after = next
    }
    readAt = now
  }

  /** Reads what has changed; asked while it does, it reads once more. */
  async function refresh(): Promise<void> {
    again = true
    reading ??= (async () => {
      while (again) {
        again = false
        await readChanges()
      }
    })().finally(() => {
      reading = undefined
    })
    return reading
  }

  const follow = () =>
    void refresh().catch((err: unknown) => {
      if (!isDatabaseAway(err)) log.error({ err }, 'the games could not be read')
    })
  const stops = [database.notifier.subscribe(channel, follow), database.notifier.onGap(follow)]

  let made:
    | { shelf: Shelf; version: number; today: string; said: Said; parts: readonly unknown[] }
    | undefined

  /** The games that are offered now. */
  function current(): Shelf {
    const said = live.games()
    const today = clock().toISOString().slice(0, 10)
    const isSame = made?.version === version && made.today === today
    if (made && isSame && made.said === said) return made.shelf
    const parts = partsOf(said)
    // Most that is published says nothing of games.
    const shelf = made && isSame && areSame(parts, made.parts) ? made.shelf : build(said, today)
    made = { shelf, version, today, said, parts }
    return shelf
  }

  function build({ words, categories, providers, games }: Said, today: string): Shelf {
    const { newForDays, tags, features } = words ?? usual
    const editors = { words: { tags, features }, providers: byId(providers), games: byId(games) }
    return new Shelf({ games: mergeGames(kept.values(), editors), categories, newForDays, today })
  }

  return {
    current,
    refresh,
    /** Every game that was ever listed, by sysname. */
    kept: (): ReadonlyMap<string, KeptGame> => kept,
    /** Whether any game was ever listed that somebody made. */
    isMaker: (sysname: string): boolean => makers.has(sysname),
    /** Reads every game before the first answer needs one. */
    start: refresh,
    /** Tells every process, this one too, that games were written. */
    changed: () => database.notifier.publish(channel, ''),
    stop(): void {
      for (const stop of stops) stop()
    },
  }
}

type Said = ReturnType<LiveSite['games']>

const partsOf = ({ words, categories, providers, games }: Said) => [
  words,
  ...categories,
  ...providers,
  ...games,
]
const areSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at])
const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]))

export type Catalogue = ReturnType<typeof createCatalogue>
