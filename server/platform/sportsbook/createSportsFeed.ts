import type { FastifyBaseLogger } from 'fastify'
import type { Bus, Database } from '../../db/Database.ts'
import { consumerRepository } from './consumer/consumerRepository.ts'
import { createChanges } from './consumer/createChanges.ts'
import { createConsumer } from './consumer/createConsumer.ts'
import { createLease } from './consumer/createLease.ts'
import { createReader } from './consumer/createReader.ts'
import { recoveryRepository } from './consumer/recoveryRepository.ts'
import type { FeedSource } from './feed/FeedSource.ts'
import { createLineSource } from './lines/createLineSource.ts'

/** Told which events were decided, or not any more. What it misses in a process that ends it must find by itself. */
export type OnDecided = (events: readonly string[]) => Promise<unknown>

type Services = {
  database: Database
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Who prices; without one, what stands in the tables is all that is known. */
  source?: FeedSource | undefined
  /** Tells all processes what changed; the database where it is left out. */
  bus?: Pick<Bus, 'publish'> | undefined
}

/** What is to be bet on: heard by one process of all, known to each. */
export function createSportsFeed({ database, clock, log, source, bus = database.notifier }: Services) {
  const lines = createLineSource()
  const changes = createChanges(bus)
  const listeners: OnDecided[] = []
  const waiting = new Set<string>()
  let telling: Promise<void> | undefined

  /** One after another: what comes meanwhile is told together. */
  async function tellDecided(): Promise<void> {
    while (waiting.size > 0) {
      const events = [...waiting]
      waiting.clear()
      for (const listener of listeners)
        await listener(events).catch((err: unknown) =>
          log.error({ err }, 'what was decided could not be taken'),
        )
    }
    telling = undefined
  }

  const decided = (events: readonly string[]) => {
    for (const event of events) waiting.add(event)
    telling ??= tellDecided()
  }
  const reader = source && createReader({ database, source, changes, log })
  const consumer =
    source && reader && createConsumer({ database, source, lines, changes, clock, log, reader, decided })
  const lease =
    consumer &&
    createLease(database, consumer.tenure, (err) => log.warn({ err }, 'the feed could not be listened to'))

  return {
    lines,
    /** Calls back, after the commit, in the process that listens. */
    onEventsDecided: (listener: OnDecided): void => void listeners.push(listener),
    /** Begins to listen, as soon as nobody else does. */
    start: (): void => lease?.start(),
    async sweep(): Promise<void> {
      await consumerRepository.sweep(database.drizzle)
      await recoveryRepository.sweep(database.drizzle)
    },
    /** Resolves when another process may listen. */
    async stop(): Promise<void> {
      await lease?.stop()
      changes.stop()
      await telling
    },
  }
}

export type SportsFeed = ReturnType<typeof createSportsFeed>
