import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { createQueue } from '../process/createQueue.ts'

const turns = new Set<PropertyKey>(['query', 'exec', 'transaction'])

/**
 * The same database, whose queries and transactions let the event loop turn after each. PGlite computes on our thread
 * and hands over to the next in line by promises alone, so that as long as anybody waits, nothing else would happen:
 * no request would be read and no timer run.
 */
export function takingTurns(client: PGlite): PGlite {
  const inLine = createQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY })
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!turns.has(name)) return value.bind(target)
      return (...args: unknown[]) =>
        inLine(async () => {
          try {
            return await value.apply(target, args)
          } finally {
            await nextTurn()
          }
        })
    },
  })
}
