import type { ProducerInfo } from '../feed/FeedDocuments.ts'
import type { Alive, Producer, SnapshotComplete } from '../feed/FeedMessage.ts'
import type { FeedSource } from '../feed/FeedSource.ts'
import { ProducerWatch, type Unheard } from '../feed/ProducerWatch.ts'
import type { Asking } from './createAsking.ts'

/** How a producer is heard, as it is kept. */
export type Heard = { unheard: Unheard | undefined; workedThrough: number | undefined }

type Services = {
  source: Pick<FeedSource, 'recover'>
  producers: readonly ProducerInfo[]
  /** Of each, time of the last alive before which nothing is missing. */
  workedThrough: ReadonlyMap<Producer, number>
  asking: Pick<Asking, 'take'>
  clock: () => Date
  onError: (error: unknown) => void
}

/** All producers of the feed: who is heard, and what is asked for where something is missing. */
export function createWatches({ source, producers, workedThrough, asking, clock, onError }: Services) {
  const now = () => clock().getTime()
  const watches = new Map(producers.map(({ id }) => [id, new ProducerWatch(id, workedThrough.get(id))]))
  const lags = new Map<Producer, number>()
  const isAsked = new Set<Producer>()

  async function ask(producer: ProducerInfo, watch: ProducerWatch): Promise<void> {
    const wanted = watch.wanted(now())
    if (!wanted || isAsked.has(producer.id)) return
    isAsked.add(producer.id)
    try {
      const back = wanted.after === undefined ? {} : { back: now() - wanted.after }
      const number = await asking.take({ producer: producer.id, ...back })
      if (number === undefined) return
      // Its end may be said before the answer is here.
      watch.asked(number, now())
      await source.recover(producer, wanted, number)
    } catch (error) {
      watch.asked(undefined, now())
      onError(error)
    } finally {
      isAsked.delete(producer.id)
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

    /** Whether a producer is heard, without a gap. */
    isHeard(id: Producer): boolean {
      const watch = watches.get(id)
      return watch !== undefined && watch.unheard(now(), lags.get(id)) === undefined
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
