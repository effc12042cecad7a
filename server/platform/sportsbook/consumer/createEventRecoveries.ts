import type { ProducerInfo } from '../feed/FeedDocuments.ts'
import type { Producer } from '../feed/FeedMessage.ts'
import { type FeedSource, FeedSourceError } from '../feed/FeedSource.ts'
import type { Asking } from './createAsking.ts'

/** Milliseconds before a producer is asked for an event again: what cannot be read comes as it came, and what has no prices may get none. */
export const BETWEEN = 3_600_000
/** Milliseconds before a feed that did not answer is asked again. */
const AGAIN = 30_000

type Services = {
  source: Pick<FeedSource, 'recoverEvent'>
  producers: readonly ProducerInfo[]
  asking: Pick<Asking, 'take' | 'lastOf'>
  /** Whether a producer is heard without a gap: else its own recovery brings the event too. */
  isHeard: (producer: Producer) => boolean
  clock: () => Date
  onError: (error: unknown) => void
}

/** Single events of which something is missing, though their producer is heard. */
export function createEventRecoveries({ source, producers, asking, isHeard, clock, onError }: Services) {
  const missed = new Map<string, { producer: ProducerInfo; event: string }>()
  let isAsking = false
  let failedAt = Number.NEGATIVE_INFINITY
  const now = () => clock().getTime()

  /** @returns whether one more may be asked for */
  async function ask(key: string, { producer, event }: { producer: ProducerInfo; event: string }) {
    const request = await asking.take({ producer: producer.id, event })
    if (request === undefined) return false
    await source.recoverEvent(producer, event, request).catch((error: unknown) => {
      // To ask again is in vain.
      if (error instanceof FeedSourceError && error.fate === 'faulty') missed.delete(key)
      throw error
    })
    missed.delete(key)
    return true
  }

  function miss(id: Producer, event: string): void {
    const producer = producers.find((one) => one.id === id)
    if (producer && now() - asking.lastOf(id, event) >= BETWEEN)
      missed.set(`${id} ${event}`, { producer, event })
  }

  return {
    /** Something of an event is missing. */
    missed: miss,

    /** These have no prices: whoever prices what is in play, or what comes, is asked, unless all of theirs is missing. */
    unpriced(events: readonly { id: string; isLive: boolean }[]): void {
      for (const { id, isLive } of events) {
        const producer = producers.find((one) => one.isLive === isLive && isHeard(one.id))
        if (producer) miss(producer.id, id)
      }
    },

    /** Asks for what is missing, as far as the feed allows. */
    async recover(): Promise<void> {
      if (isAsking || now() - failedAt < AGAIN) return
      isAsking = true
      try {
        for (const [key, one] of missed) if (isHeard(one.producer.id) && !(await ask(key, one))) return
      } catch (error) {
        failedAt = now()
        onError(error)
      } finally {
        isAsking = false
      }
    },
  }
}
