import type { Producer } from '../feed/FeedMessage.ts'
import { limitsOf, waitFor } from '../feed/recoveryLimits.ts'
import type { AskedRecovery } from './recoveryRepository.ts'

/** Longer ago, in milliseconds, than anything that a feed counts requests by. */
export const FORGOTTEN = 2 * 3_600_000

type Services = {
  /** What was asked for up to now, by whoever listened before. */
  before: readonly AskedRecovery[]
  /** Writes down one more, before it is asked for. */
  keep: (asked: AskedRecovery) => Promise<void>
  clock: () => Date
}

/** Numbers of requests, for as many as the feed allows its account: they count from the moment that they are taken. */
export function createAsking({ before, keep, clock }: Services) {
  let asked = [...before]
  // Numbers are never used twice, also by whoever listens after us.
  let request = Math.floor(clock().getTime() / 1000)

  return {
    /** @returns undefined where the feed allows none now */
    async take(wanted: Omit<AskedRecovery, 'at'>): Promise<number | undefined> {
      const at = clock()
      const now = at.getTime()
      const limits = limitsIn(wanted)
      asked = asked.filter((one) => now - one.at.getTime() < FORGOTTEN)
      const same = asked.filter(
        (one) => limitsIn(one) === limits && (wanted.event !== undefined || one.producer === wanted.producer),
      )
      const times = same.map((one) => one.at.getTime())
      if (waitFor(limits, times, now) > 0) return undefined
      request += 1
      const number = request
      asked.push({ ...wanted, at })
      await keep({ ...wanted, at })
      return number
    },

    /** When a producer was asked for an event last, in milliseconds since 1970. */
    lastOf(producer: Producer, event: string): number {
      const of = asked.filter((one) => one.event === event && one.producer === producer)
      return Math.max(Number.NEGATIVE_INFINITY, ...of.map((one) => one.at.getTime()))
    },
  }
}

export type Asking = ReturnType<typeof createAsking>

const limitsIn = ({ event, back = Number.POSITIVE_INFINITY }: Omit<AskedRecovery, 'at'>) =>
  limitsOf(event === undefined ? { back } : { event })
