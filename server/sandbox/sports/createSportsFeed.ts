import { setTimeout as pause } from 'node:timers/promises'
import { type BookmakerOptions, createBookmaker } from './book/createBookmaker.ts'
import { createBus } from './stream/createBus.ts'
import { createFeed } from './stream/createFeed.ts'
import { createRecoveries } from './stream/createRecoveries.ts'
import { createTampering } from './stream/createTampering.ts'
import { createJournal } from './stream/Journal.ts'

/** Milliseconds between two looks at what there is to say. */
const LOOK = 250
/** Milliseconds after which it is begun anew when it failed. */
const AFTER_ERROR = 5000

export type SportsFeed = ReturnType<typeof createSportsFeed>

/**
 * A bookmaker and whoever listens to it. While nobody does, nothing is computed.
 * @param clock in milliseconds since 1970
 */
export function createSportsFeed(options: BookmakerOptions & { clock: () => number }) {
  const { clock } = options
  const bookmaker = createBookmaker(options)
  const bus = createBus()
  const tampering = createTampering(bus.publish)
  const feed = createFeed({
    bookmaker,
    publish: tampering.take,
    alive: (product, at) => {
      if (!tampering.isPaused(product)) bus.alive(product, at)
    },
  })
  const journal = createJournal(tampering.take)
  const recoveries = createRecoveries({ bookmaker, feed, bus, journal, tampering })
  const closing = new AbortController()

  const wait = (ms: number) => pause(ms, undefined, { signal: closing.signal }).catch(() => undefined)

  /** Speaks as long as somebody listens. */
  async function speak(): Promise<void> {
    try {
      await feed.begin(clock())
      while (bus.count() > 0 && !closing.signal.aborted) {
        await feed.advance(clock())
        await wait(LOOK)
      }
    } finally {
      feed.end()
    }
  }

  /** @param onError is told why it begins anew */
  async function run(onError: (error: unknown) => void): Promise<void> {
    while (!closing.signal.aborted) {
      await bus.someone()
      if (!closing.signal.aborted)
        await speak().catch(async (error: unknown) => {
          onError(error)
          await wait(AFTER_ERROR)
        })
    }
  }

  return {
    ...{ bookmaker, bus, feed, journal, recoveries, tampering, clock },
    markets: options.markets,
    run,
    close(): void {
      closing.abort()
      bus.wake()
      tampering.close()
    },
  }
}
