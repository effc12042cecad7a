const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Limit = { times: number; within: number }

/** How often a producer may be asked, by how far back; the last one for all that stands. */
const ofProducer: readonly { upTo: number; limits: readonly Limit[] }[] = [
  {
    upTo: 30 * MINUTE,
    limits: [
      { times: 20, within: 10 * MINUTE },
      { times: 60, within: HOUR },
    ],
  },
  {
    upTo: 24 * HOUR,
    limits: [
      { times: 4, within: 10 * MINUTE },
      { times: 10, within: HOUR },
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    limits: [
      { times: 2, within: 30 * MINUTE },
      { times: 4, within: 2 * HOUR },
    ],
  },
]
const ofEvent: readonly Limit[] = [
  { times: 100, within: 10 * MINUTE },
  { times: 300, within: HOUR },
]

/**
 * Counts what is asked for, as a real feed does.
 * @returns a function that says whether one more may be asked for now, and counts it if so; `back` is how many milliseconds
 *   a recovery goes back, left out for one event
 */
export function createRecoveryLimits(): (asked: { product: number; back?: number }, now: number) => boolean {
  const counted = new Map<string, number[]>()
  return ({ product, back }, now) => {
    const bounds = ofProducer.findIndex(({ upTo }) => (back ?? 0) < upTo)
    const limits =
      back === undefined ? ofEvent : (ofProducer[bounds]?.limits ?? ofProducer.at(-1)?.limits ?? [])
    const key = back === undefined ? 'event' : `${product} ${bounds}`
    const times = (counted.get(key) ?? []).filter((at) => at > now - 2 * HOUR)
    const mayAsk = limits.every(
      ({ times: most, within }) => times.filter((at) => at > now - within).length < most,
    )
    counted.set(key, mayAsk ? [...times, now] : times)
    return mayAsk
  }
}
