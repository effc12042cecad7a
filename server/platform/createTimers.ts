import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../db/DatabaseAwayError.ts'

/** @param signal when nothing more is to be begun */
export type TimedWork = (signal: AbortSignal) => Promise<unknown>

/** What is done from time to time. Each is done by itself and one at a time, however long it takes; whoever runs the site hears of what fails. */
export function createTimers(log: Pick<FastifyBaseLogger, 'error'>) {
  const stopping = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const running = new Map<string, Promise<unknown>>()

  async function attempt(what: string, work: TimedWork): Promise<void> {
    try {
      await work(stopping.signal)
    } catch (err) {
      if (!stopping.signal.aborted && !isDatabaseAway(err)) log.error({ err, what }, 'a sweep has failed')
    }
  }

  return {
    /** @param milliseconds between two beginnings; one is left out while the last is not over */
    every(milliseconds: number, what: string, work: TimedWork): void {
      const begin = () => {
        if (running.has(what)) return
        running.set(
          what,
          attempt(what, work).finally(() => running.delete(what)),
        )
      }
      timers.push(setInterval(begin, milliseconds).unref())
    },

    /** Begins nothing more. Resolves when nothing is under way. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
