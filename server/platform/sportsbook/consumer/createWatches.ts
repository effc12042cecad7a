import type { ProducerInfo } from '../feed/FeedDocuments.ts'
import type { Alive, Producer, SnapshotComplete } from '../feed/FeedMessage.ts'
import type { FeedSource } from '../feed/FeedSource.ts'
import { ProducerWatch, type Unheard } from '../feed/ProducerWatch.ts'
import { limitsOf, waitFor } from '../feed/recoveryLimits.ts'

/** How a producer is heard, as it is kept. */
export type Heard = { unheard: Unheard | undefined; workedThrough: number | undefined }

/** A recovery that was asked for. @property back how far it went, in milliseconds */
type Asked = { at: number; back: number }

type Services = {
  source: Pick<FeedSource, 'recover'>
  producers: readonly ProducerInfo[]
  /** Of each, time of the last alive before which nothing is missing. */
  workedThrough: ReadonlyMap<Producer, number>
  clock: () => Date
  onError: (error: unknown) => void
}

/** Longer ago than anything that a feed counts requests by. */
const FORGOTTEN = 2 * 3_600_000

/** All producers of the feed: who is heard, and what is asked for where something is missing. */
export function createWatches({ source, producers, workedThrough, clock, onError }: Services) {
  const now = () => clock().getTime()
  const watches = new Map(producers.map(({ id }) => [id, new ProducerWatch(id, workedThrough.get(id))]))
  const lags = new Map<Producer, number>()
  const asked = new Map<Producer, Asked[]>()
  const asking = new Set<Producer>()
  // Numbers are never used twice, also by whoever listens after us.
  let request = Math.floor(now() / 1000)

  async function ask(producer: ProducerInfo, watch: ProducerWatch): Promise<void> {
    const wanted = watch.wanted(now())
    if (!wanted || asking.has(producer.id)) return
    const back = wanted.after === undefined ? Number.POSITIVE_INFINITY : now() - wanted.after
    const limits = limitsOf({ back })
    const before = (asked.get(producer.id) ?? []).filter(({ at }) => now() - at < FORGOTTEN)
    const same = before.filter((one) => limitsOf({ back: one.back }) === limits)
    if (
      waitFor(
        limits,
        same.map(({ at }) => at),
        now(),
      ) > 0
    )
      return
    request += 1
    const number = request
    asking.add(producer.id)
    asked.set(producer.id, [...before, { at: now(), back }])
    // Its end may be said before the answer is here.
    watch.asked(number, now())
    try {
      await source.recover(producer, wanted, number)
    } catch (error) {
      watch.asked(undefined, now())
      onError(error)
    } finally {
      asking.delete(producer.id)
    }
  }

  return {
    /** Takes what producers said of themselves, once all that was said before it is kept. */
    hear(words: readonly (Alive | SnapshotComplete)[]): void {
      for (const word of words) {
        const watch = watches.get(word.producer)
        if (word.kind === 'snapshot_complete') watch?.snapshotComplete(word.request, word.at)
        else {
          watch?.alive(word.at, word.isSubscribed, now())
          lags.set(word.producer, now() - word.at)
        }
      }
    },

    /** The connection was lost: what was said meanwhile is missing, of everybody. */
    cut(): void {
      for (const [id, { workedThrough }] of watches) watches.set(id, new ProducerWatch(id, workedThrough))
    },

    heard: (): Map<Producer, Heard> =>
      new Map(
        [...watches].map(([id, watch]) => [
          id,
          { unheard: watch.unheard(now(), lags.get(id)), workedThrough: watch.workedThrough },
        ]),
      ),

    /** Asks for what is missing, as far as the feed allows. */
    async recover(): Promise<void> {
      await Promise.all(
        producers.map(async (producer) => {
          const watch = watches.get(producer.id)
          if (watch) await ask(producer, watch)
        }),
      )
    },
  }
}
