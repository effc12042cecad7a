import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/Database.ts'
import { isDataException } from '../../../db/sqlErrors.ts'
import type { Producer } from '../feed/FeedMessage.ts'
import type { FeedSource } from '../feed/FeedSource.ts'
import { aboutMessage } from '../feed/uof/readMessage.ts'
import type { LineSource } from '../lines/LineSource.ts'
import { registerRepository } from '../lines/registerRepository.ts'
import { allUntilOne } from './allUntilOne.ts'
import { consumerRepository } from './consumerRepository.ts'
import { createAsking, FORGOTTEN } from './createAsking.ts'
import type { Changes } from './createChanges.ts'
import { BETWEEN, createEventRecoveries } from './createEventRecoveries.ts'
import { createInbox } from './createInbox.ts'
import type { Tenure } from './createLease.ts'
import type { Reader } from './createReader.ts'
import { createWatches, type Heard } from './createWatches.ts'
import type { FencedTransaction } from './FencedTransaction.ts'
import { LeaseLostError, leaseRepository } from './leaseRepository.ts'
import { recoveryRepository } from './recoveryRepository.ts'
import { type Batch, sortBatch } from './sortBatch.ts'
import { unlessAborted } from './unlessAborted.ts'
import { LONGEST_HALT, voidHalted } from './voidHalted.ts'

/** Milliseconds between two looks at who is heard and what is missing. */
const BEAT = 1_000
/** Milliseconds before something is tried again that failed. */
const AGAIN = 250
/** Looks between two at what stands still for too long, and at what nobody has priced. */
const BEATS_PER_HALT = 30
/** Events without prices that are asked for after one look: there is room for others within the feed's limits. */
const MOST_UNPRICED = 1

export type ConsumerServices = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  source: FeedSource
  lines: LineSource
  changes: Changes
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  reader: Reader
  /** Told after the commit: results or cancels of these came, or were taken back. */
  decided: (events: readonly string[]) => void
}

/** Takes the messages of the feed into the tables, for as long as this process is the one that listens. */
export function createConsumer(services: ConsumerServices) {
  const { database, source, lines, changes, clock, log, reader, decided } = services

  async function keep(fenced: FencedTransaction, batch: Batch): Promise<void> {
    const touched = [...new Set([...batch.states.keys(), ...batch.fixtures])]
    if (touched.length === 0) return
    // Before the commit: what is being read now may be what it was before.
    reader.changed(batch.fixtures)
    const added = await fenced(async (tx) => {
      const added = await registerRepository.touch(tx, touched)
      await registerRepository.keep(tx, batch.states)
      await consumerRepository.keepStatuses(tx, batch.statuses)
      await consumerRepository.forgetFixtures(tx, {
        changed: [...batch.fixtures],
        uncovered: [...batch.uncovered],
      })
      return added
    })
    changes.add(touched)
    if (batch.decided.size > 0) decided([...batch.decided])
    reader.priced(batch.states)
    if (added + batch.fixtures.size > 0) reader.wake()
  }

  /** Tries until it is done: a database that is away is back after a while, and registers may be kept twice. */
  async function insist(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    while (!signal.aborted)
      try {
        return await work()
      } catch (error) {
        if (error instanceof LeaseLostError || isDataException(error)) throw error
        log.warn({ err: error }, 'what the feed said could not be kept yet')
        await pause(AGAIN, undefined, { signal }).catch(() => {})
      }
  }

  async function voidWhatStandsStill(fenced: FencedTransaction): Promise<void> {
    const before = new Date(clock().getTime() - LONGEST_HALT)
    for (const one of await consumerRepository.halted(database.drizzle, before)) {
      await fenced((tx) => voidHalted(tx, lines, one))
      changes.add([one.id])
      decided([one.id])
    }
  }

  const tenure: Tenure = async (term, signal) => {
    const fenced: FencedTransaction = (work) =>
      database.transaction(async (tx) => {
        await leaseRepository.renew(tx, term)
        return work(tx)
      })
    const producers = await unlessAborted(signal, source.producers())
    if (!producers) return
    const workedThrough = await consumerRepository.workedThrough(database.drizzle)
    const onError = (err: unknown) => log.warn({ err }, 'a recovery of the feed could not be asked for')
    const active = producers.filter(({ isActive }) => isActive)
    const asking = createAsking({
      before: await recoveryRepository.since(database.drizzle, new Date(clock().getTime() - FORGOTTEN)),
      keep: (asked) => fenced((tx) => recoveryRepository.add(tx, asked)),
      clock,
    })
    const watches = createWatches({ source, producers: active, workedThrough, asking, clock, onError })
    const { isHeard } = watches
    const single = createEventRecoveries({ source, producers: active, asking, isHeard, clock, onError })
    const inbox = createInbox()

    let kept = new Map<Producer, Heard>()
    /** Says of which producers lines take bets. */
    async function keepHeard(): Promise<void> {
      const heard = watches.heard()
      for (const [id, one] of heard) {
        const before = kept.get(id)
        if (before && before.unheard === one.unheard && before.workedThrough === one.workedThrough) continue
        await fenced((tx) => consumerRepository.keepProducer(tx, id, one))
        if (!before || before.unheard !== one.unheard) changes.all()
        kept = new Map(kept).set(id, one)
      }
    }

    /** Keeps what messages say; of one that no table takes, nothing, and all the others. */
    async function takeAll(messages: readonly string[], signal: AbortSignal): Promise<void> {
      const batch = sortBatch(messages, clock().getTime())
      try {
        await insist(signal, () => keep(fenced, batch))
      } catch (err) {
        if (!isDataException(err)) throw err
        const [message = ''] = messages
        if (messages.length === 1) {
          const about = aboutMessage(message)
          if (about) single.missed(about.producer, about.event)
          return log.warn({ err }, 'the feed said what no table takes')
        }
        const middle = Math.ceil(messages.length / 2)
        await takeAll(messages.slice(0, middle), signal)
        return takeAll(messages.slice(middle), signal)
      }
      for (const err of batch.refused) log.warn({ err }, 'the feed said what cannot be')
      for (const { producer, event } of batch.missed) single.missed(producer, event)
      if (!signal.aborted) watches.hear(batch.words)
    }

    async function lookForPrices(): Promise<void> {
      const now = clock()
      const live = active.filter(({ isLive }) => isLive).map(({ id }) => id)
      const askedBefore = new Date(now.getTime() - BETWEEN)
      const wanted = { live, now, askedBefore, atMost: MOST_UNPRICED }
      single.unpriced(await recoveryRepository.unpriced(database.drizzle, wanted))
    }

    async function take(signal: AbortSignal): Promise<void> {
      signal.addEventListener('abort', inbox.end, { once: true })
      for (;;) {
        const next = await inbox.next()
        if (next === 'over') return
        if (next === 'cut') watches.cut()
        else {
          await takeAll(next, signal)
          if (signal.aborted) return
        }
        await insist(signal, keepHeard)
        void watches.recover()
      }
    }

    async function look(signal: AbortSignal): Promise<void> {
      for (let beat = 0; !signal.aborted; beat += 1) {
        await insist(signal, keepHeard)
        void watches.recover()
        if (beat % BEATS_PER_HALT === 0) {
          await insist(signal, () => voidWhatStandsStill(fenced))
          await insist(signal, lookForPrices)
        }
        void single.recover()
        await pause(BEAT, undefined, { signal }).catch(() => {})
      }
    }

    // What whoever listened before could not say any more.
    await keepHeard()
    changes.all()
    await allUntilOne(signal, [
      (until) => inbox.fill(source.messages(until)),
      take,
      look,
      (until) => reader.run(fenced, until),
    ])
  }

  return { tenure }
}
