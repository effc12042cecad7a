import type { Bus, Database } from '../../../db/Database.ts'
import { together } from '../../../db/together.ts'
import { type Changed, sportsChannel } from '../consumer/createChanges.ts'
import { type EventState, noEventState } from '../feed/EventState.ts'
import { eventStates } from '../lines/eventState.ts'
import { lineRepository } from '../lines/lineRepository.ts'
import { type EventRow, eventRepository } from './eventRepository.ts'

/** An event as it stood a moment ago, with its prices and stops. */
export type KnownEvent = { row: EventRow; state: EventState }

/** Events in memory, those that were asked for last: about 100 kB each, with all lines of a football match. */
const MOST = 600
/** Milliseconds for which what is known is shown, however often it changes meanwhile. */
const SHOWN_FOR = 250

type Entry = { at: number; isStale: boolean; event: Promise<KnownEvent | undefined> }

/**
 * Events as the tables have them, read again when somebody asks and something has changed: many readers of one event cost the
 * database four reads a second.
 */
export function createEventCache(
  database: Pick<Database, 'drizzle'>,
  bus: Pick<Bus, 'subscribe' | 'onGap'>,
  { most = MOST, shownFor = SHOWN_FOR } = {},
) {
  const entries = new Map<string, Entry>()
  const staleAll = () => {
    for (const entry of entries.values()) entry.isStale = true
  }
  const endings = [
    bus.subscribe(sportsChannel, (notice) => {
      const changed = JSON.parse(notice) as Changed
      if (changed === 'all') return staleAll()
      for (const id of changed) {
        const entry = entries.get(id)
        if (entry) entry.isStale = true
      }
    }),
    bus.onGap(staleAll),
  ]

  async function read(ids: readonly string[]): Promise<Map<string, KnownEvent>> {
    const [rows, prices, stops] = await together([
      eventRepository.byIds(database.drizzle, ids),
      lineRepository.prices(database.drizzle, ids),
      lineRepository.stops(database.drizzle, ids),
    ])
    const states = eventStates({ prices, stops })
    return new Map(rows.map((row) => [row.id, { row, state: states.get(row.id) ?? noEventState() }]))
  }

  const isGood = (entry: Entry | undefined, ms: number) =>
    entry !== undefined && !(entry.isStale && performance.now() - entry.at > ms)

  return {
    /**
     * Those that are known, in the order that is asked for.
     * @param ms for which what has changed since is shown all the same
     */
    async get(ids: readonly string[], ms = shownFor): Promise<KnownEvent[]> {
      const missing = [...new Set(ids)].filter((id) => !isGood(entries.get(id), ms))
      if (missing.length > 0) {
        const reading = read(missing)
        for (const id of missing) {
          const event = reading.then((found) => found.get(id))
          const entry: Entry = { at: performance.now(), isStale: false, event }
          // What has failed is asked again.
          event.catch(() => entries.get(id) === entry && entries.delete(id))
          entries.delete(id)
          entries.set(id, entry)
        }
      }
      const asked = ids.map((id) => entries.get(id)?.event)
      for (const id of entries.keys()) {
        if (entries.size <= most) break
        entries.delete(id)
      }
      const found = await Promise.all(asked)
      return found.filter((one) => one !== undefined)
    },
    close(): void {
      for (const end of endings) end()
    },
  }
}
