import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../db/Database.ts'
import { LeaseLostError, leaseRepository } from './leaseRepository.ts'

/** Milliseconds between two looks, and between two words of the holder. */
const BEAT = 1_000
/** Milliseconds without a renewal after which the holder no longer believes in it: before anybody may take it. */
const DOUBT = 2_500

/** Milliseconds before the term after one that failed, at first and at most: others may have it meanwhile. */
const PAUSE = 1_000
const LONGEST_PAUSE = 30_000

/** What is done while it is held. It ends by itself when `signal` does. */
export type Tenure = (term: number, signal: AbortSignal) => Promise<void>

/**
 * One process among all does something, for as long as it is there. Whoever is gone is replaced within five seconds; who was
 * only paused finds its term over.
 * @param onError what failed in the tenure, which begins anew with the next beat
 */
export function createLease(
  database: Pick<Database, 'drizzle'>,
  tenure: Tenure,
  onError: (error: unknown) => void,
) {
  const holder = randomUUID()
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  /** @returns whether it ended by a failure */
  async function hold(term: number): Promise<boolean> {
    let hasFailed = false
    const over = new AbortController()
    const signal = AbortSignal.any([stopping.signal, over.signal])
    const work = tenure(term, signal).catch((error: unknown) => {
      if (error instanceof LeaseLostError) return
      hasFailed = true
      onError(error)
    })
    const ended = work.then(() => over.abort())
    let renewedAt = performance.now()
    while (!signal.aborted) {
      await pause(BEAT, undefined, { signal }).catch(() => {})
      if (signal.aborted) break
      try {
        await leaseRepository.renew(database.drizzle, term)
        renewedAt = performance.now()
      } catch (error) {
        if (error instanceof LeaseLostError || performance.now() - renewedAt > DOUBT) over.abort()
      }
    }
    await ended
    await leaseRepository.release(database.drizzle, term).catch(() => {})
    return hasFailed
  }

  async function run(): Promise<void> {
    for (let wait = PAUSE; !stopping.signal.aborted; ) {
      // A database that is away gives it to nobody.
      const term = await leaseRepository.take(database.drizzle, holder).catch(() => undefined)
      const hasFailed = term !== undefined && (await hold(term))
      await pause(hasFailed ? wait : BEAT, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (term !== undefined) wait = hasFailed ? Math.min(wait * 2, LONGEST_PAUSE) : PAUSE
    }
  }

  return {
    start(): void {
      running ??= run()
    },
    /** Resolves when nothing of it is under way, and another may take over. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
