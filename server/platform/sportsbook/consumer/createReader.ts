import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/Database.ts'
import type { EventState } from '../feed/EventState.ts'
import type { Fixture, Named } from '../feed/FeedDocuments.ts'
import { type FeedSource, FeedSourceError } from '../feed/FeedSource.ts'
import { registerRepository } from '../lines/registerRepository.ts'
import { byLanguage, type InLanguages } from './byLanguage.ts'
import { consumerRepository } from './consumerRepository.ts'
import type { Changes } from './createChanges.ts'
import type { FencedTransaction } from './FencedTransaction.ts'
import { LeaseLostError } from './leaseRepository.ts'
import { unlessAborted } from './unlessAborted.ts'
import { type NamedRow, type NameKind, worldRepository } from './worldRepository.ts'
import { fixtureRows, marketRow, namedRow, tournamentRows, variantRow } from './worldRows.ts'

const HOUR = 3_600_000
/** Milliseconds between two readings: of what is to come, and of what markets are called. */
const schedulesEvery = HOUR
const descriptionsEvery = 24 * HOUR
/** Milliseconds between two looks at what is to be read, where nobody says that there is something. */
const lookEvery = 10_000
/** Milliseconds before a feed that did not answer is asked again. */
const AGAIN = 5_000
/** Fixtures of one look. */
const MOST = 50

type Services = {
  database: Pick<Database, 'drizzle'>
  source: FeedSource
  changes: Pick<Changes, 'add' | 'all'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Reads what the feed tells in documents, in all languages: what there is to bet on, and what it is called. */
export function createReader({ database, source, changes, log }: Services) {
  /** Events that changed since their reading began. */
  const stale = new Set<string>()
  /** Events with players whom nobody can name yet, and the competitors whose players were read. */
  const nameless = new Set<string>()
  const read = new Set<string>()
  /** Players with a name. */
  let named = new Set<string>()
  let wake = () => {}

  async function keepNames(fenced: FencedTransaction, names: Partial<Record<NameKind, NamedRow[]>>) {
    await fenced(async (tx) => {
      for (const [kind, rows] of Object.entries(names) as [NameKind, NamedRow[]][])
        await worldRepository.keepNames(tx, kind, rows)
    })
  }

  async function readDescriptions(fenced: FencedTransaction): Promise<void> {
    const idOf = ({ id }: Named) => id
    const [sport, match_status, tournaments, markets, variants] = [
      await byLanguage(source.sports, idOf),
      await byLanguage(source.matchStatuses, idOf),
      await byLanguage(source.tournaments, idOf),
      await byLanguage(source.markets, ({ id, variant }) => `${id} ${variant}`),
      await byLanguage(source.variants, ({ id }) => id),
    ]
    await keepNames(fenced, { sport: sport.map(namedRow), match_status: match_status.map(namedRow) })
    const rows = tournamentRows(tournaments)
    await keepNames(fenced, rows.names)
    await fenced(async (tx) => {
      await worldRepository.keepTournaments(tx, rows.tournaments)
      await worldRepository.keepMarkets(tx, [...markets.map(marketRow), ...variants.map(variantRow)])
    })
    changes.all()
  }

  async function keepFixtures(
    fenced: FencedTransaction,
    all: readonly InLanguages<Fixture>[],
    isWhole: boolean,
  ): Promise<void> {
    const { fixtures, tournaments, names } = fixtureRows(all, (id) => stale.has(id))
    await keepNames(fenced, names)
    const changed = await fenced(async (tx) => {
      await worldRepository.keepTournaments(tx, tournaments)
      return worldRepository.keepFixtures(tx, fixtures, isWhole)
    })
    changes.add(changed)
  }

  async function readSchedules(fenced: FencedTransaction): Promise<void> {
    for (const which of ['live', 'pre'] as const)
      for (let from = 0, isLast = false; !isLast; ) {
        const start = from
        const all = await byLanguage(
          async (language) => {
            const page = await source.schedule(language, which, start)
            isLast ||= page.isLast
            return page.fixtures
          },
          ({ id }) => id,
        )
        await keepFixtures(fenced, all, false)
        from += all.length
      }
  }

  async function readFixture(fenced: FencedTransaction, event: string): Promise<void> {
    stale.delete(event)
    try {
      const [fixture] = await byLanguage(
        async (language) => [await source.fixture(language, event)],
        () => event,
      )
      const { at, ...status } = await source.summary(event)
      if (fixture) await keepFixtures(fenced, [fixture], true)
      await fenced(async (tx) => {
        await registerRepository.touch(tx, [event])
        await consumerRepository.keepStatuses(tx, new Map([[event, { at, value: status }]]))
      })
      changes.add([event])
    } catch (error) {
      if (!(error instanceof FeedSourceError) || error.fate !== 'faulty') throw error
      log.warn({ err: error, event }, 'the fixture of an event makes no sense')
      await fenced((tx) => worldRepository.giveUp(tx, event))
    }
  }

  async function readPlayers(fenced: FencedTransaction, event: string): Promise<void> {
    const competitors = await worldRepository.competitorsOf(database.drizzle, event)
    for (const competitor of competitors.filter((id) => !read.has(id))) {
      const players = await byLanguage(
        (language) => source.players(language, competitor),
        ({ id }) => id,
      )
      await keepNames(fenced, { player: players.map(namedRow) })
      for (const { id } of players) named.add(id)
      read.add(competitor)
    }
    nameless.delete(event)
    changes.add([event])
  }

  /** What is due, in its order. @returns whether there is more */
  async function readWhatIsDue(fenced: FencedTransaction, signal: AbortSignal, due: Due): Promise<boolean> {
    if (due.descriptions <= Date.now()) {
      await readDescriptions(fenced)
      due.descriptions = Date.now() + descriptionsEvery
    }
    if (due.schedules <= Date.now()) {
      await readSchedules(fenced)
      due.schedules = Date.now() + schedulesEvery
    }
    const fixtures = await worldRepository.toRead(database.drizzle, MOST)
    for (const event of fixtures) if (!signal.aborted) await readFixture(fenced, event)
    const players = [...nameless].slice(0, MOST)
    for (const event of players) if (!signal.aborted) await readPlayers(fenced, event)
    return fixtures.length === MOST || players.length === MOST
  }

  return {
    /** Reads for as long as this process listens to the feed. */
    async run(fenced: FencedTransaction, signal: AbortSignal): Promise<void> {
      const due: Due = { descriptions: 0, schedules: 0 }
      named = new Set(await worldRepository.knownPlayers(database.drizzle))
      while (!signal.aborted) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve
        })
        let wait = lookEvery
        try {
          if (await unlessAborted(signal, readWhatIsDue(fenced, signal, due))) wait = 0
        } catch (error) {
          if (signal.aborted) return
          if (error instanceof LeaseLostError) throw error
          log.warn({ err: error }, 'a document of the feed could not be read')
          await pause(AGAIN, undefined, { signal }).catch(() => {})
          wait = 0
        }
        await Promise.race([woken, pause(wait, undefined, { signal }).catch(() => {})])
      }
    },

    /** Fixtures of these are to be read, or read anew. */
    changed(events: Iterable<string>): void {
      for (const event of events) stale.add(event)
    },
    /** These are priced: where there are players among them whom nobody can name, they are read. */
    priced(states: ReadonlyMap<string, EventState>): void {
      for (const [event, { prices }] of states)
        for (const id of outcomesOf(prices))
          if (id.startsWith('sr:player:') && !named.has(id)) {
            // Also one whom no profile names is read once.
            named.add(id)
            nameless.add(event)
          }
      if (nameless.size > 0) wake()
    },
    /** There is something to be read. */
    wake: () => wake(),
  }
}

function* outcomesOf(prices: EventState['prices']): Generator<string> {
  for (const byProducer of prices.values())
    for (const { value } of byProducer.values()) for (const { id } of value.outcomes) yield id
}

type Due = { descriptions: number; schedules: number }

export type Reader = ReturnType<typeof createReader>
