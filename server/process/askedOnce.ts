import { setTimeout as after } from 'node:timers/promises'

/** Milliseconds that the database has to answer a scrape. */
const patience = 3_000

/**
 * Reads figures once for all that ask while it reads: one question for all gauges of a scrape. Undefined without a database,
 * or with one that is slow: the other metrics are told all the same.
 */
export function askedOnce<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined
  return () => {
    reading ??= Promise.race([
      read().catch(() => undefined),
      after(patience, undefined, { ref: false }),
    ]).finally(() => {
      reading = undefined
    })
    return reading
  }
}
