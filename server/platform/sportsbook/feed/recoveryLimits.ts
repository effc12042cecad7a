/** So many requests in so many milliseconds. */
type Limit = { times: number; ms: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What a feed lets one account ask for, by how far back: above that it answers nothing for a while. */
const ofProducer: readonly { upTo: number; limits: readonly Limit[] }[] = [
  { upTo: 30 * MINUTE, limits: allow([20, 10 * MINUTE], [60, HOUR]) },
  { upTo: 24 * HOUR, limits: allow([4, 10 * MINUTE], [10, HOUR]) },
]
const ofMore = allow([2, 30 * MINUTE], [4, 2 * HOUR])

/** Half of what is allowed: an event is asked for by two requests, its prices and its results. */
const ofEvent = allow([50, 10 * MINUTE], [150, HOUR])

/** Which limits a recovery falls under: those of one event, or of a producer by how many milliseconds it goes back. */
export function limitsOf(recovery: { event: string } | { back: number }): readonly Limit[] {
  if ('event' in recovery) return ofEvent
  return ofProducer.find(({ upTo }) => recovery.back < upTo)?.limits ?? ofMore
}

/**
 * In how many milliseconds one more may be asked for; 0 for at once.
 * @param asked when those under the same limits were asked for, in milliseconds since 1970
 */
export function waitFor(limits: readonly Limit[], asked: readonly number[], now: number): number {
  const newestFirst = [...asked].sort((one, other) => other - one)
  const waits = limits.map(({ times, ms }) => {
    const oldest = newestFirst[times - 1]
    return oldest === undefined ? 0 : oldest + ms - now
  })
  return Math.max(0, ...waits)
}

function allow(...limits: [times: number, ms: number][]): Limit[] {
  return limits.map(([times, ms]) => ({ times, ms }))
}
