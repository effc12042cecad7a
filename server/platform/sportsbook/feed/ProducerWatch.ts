import type { Producer } from './FeedMessage.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** A producer says every ten seconds that it is there; after twice that its lines are suspended. */
export const MOST_SILENCE = 20 * SECOND
/** A recovery without its end is asked for anew after so long. */
export const LONGEST_RECOVERY = 1200 * SECOND
/** Between two tries of a recovery that could not be asked for. */
const BETWEEN_TRIES = 30 * SECOND

/** How far back a producer can be asked for what was missed; beyond that for everything that stands. */
const windows: ReadonlyMap<Producer, number> = new Map([[1, 10 * HOUR]])
const USUAL_WINDOW = 72 * HOUR

/** Why lines of a producer take no bets, as it is said to players and operators. */
export type Unheard = 'silent' | 'late' | 'recovering'

/** What is to be asked for: all since `after`, or all that stands. */
export type Wanted = { after?: number }

/**
 * Whether a producer is heard without a gap. It is not while it is silent, while what we work through is older than twenty
 * seconds, and from then on until the very snapshot that was asked for is complete.
 *
 * All instants are milliseconds since 1970: `now` by our clock, `at` by the producer's.
 */
export class ProducerWatch {
  readonly producer: Producer
  /** Time of the last alive whose predecessors were all worked through: what a recovery begins after. */
  #workedThrough: number | undefined
  #heardAt: number | undefined
  /** When the producer said last that it is there, by its own clock. */
  #saidAt: number | undefined
  /** Everything up to `#workedThrough` was heard. */
  #isWhole = false
  #recovery: { request: number; startedAt: number } | undefined
  #triedAt = Number.NEGATIVE_INFINITY

  constructor(producer: Producer, workedThrough?: number) {
    this.producer = producer
    this.#workedThrough = workedThrough
  }

  /** Time of the last alive before which nothing is missing, to be kept over a restart. */
  get workedThrough(): number | undefined {
    return this.#workedThrough
  }

  /** @param isSubscribed false where the producer began anew, or never knew of us: what it said meanwhile is lost */
  alive(at: number, isSubscribed: boolean, now: number): void {
    const wasSilent = this.#heardAt !== undefined && now - this.#heardAt > MOST_SILENCE
    if (!isSubscribed || wasSilent) this.#isWhole = false
    // What fell out after a recovery was asked for is not in its snapshot; what only we were late to read did not fall out, and
    // the feed lets all that stands be asked for twice in half an hour. That we were not known may have been said before.
    const fellOut = this.#saidAt !== undefined && at - this.#saidAt > MOST_SILENCE
    const isAnswered = this.#recovery !== undefined && now - this.#recovery.startedAt <= MOST_SILENCE
    if (fellOut || (!isSubscribed && !isAnswered)) this.#recovery = undefined
    this.#heardAt = now
    this.#saidAt = Math.max(at, this.#saidAt ?? at)
    if (this.#isWhole) this.#workedThrough = Math.max(at, this.#workedThrough ?? at)
  }

  /** Why its lines are suspended; undefined while they are not. @param lag milliseconds by which our own queue is behind */
  unheard(now: number, lag = 0): Unheard | undefined {
    if (this.#heardAt === undefined || now - this.#heardAt > MOST_SILENCE) return 'silent'
    if (lag > MOST_SILENCE) return 'late'
    return this.#isWhole ? undefined : 'recovering'
  }

  /** What must be asked for now; undefined where nothing is missing, nobody would answer, or it is on its way. */
  wanted(now: number): Wanted | undefined {
    if (this.#isWhole || this.unheard(now) === 'silent') return undefined
    if (this.#recovery && now - this.#recovery.startedAt < LONGEST_RECOVERY) return undefined
    if (now - this.#triedAt < BETWEEN_TRIES) return undefined
    const after = this.#workedThrough
    const window = windows.get(this.producer) ?? USUAL_WINDOW
    return after === undefined || now - after > window ? {} : { after }
  }

  /** It was tried: with the number of the request that was taken, or in vain. */
  asked(request: number | undefined, now: number): void {
    this.#triedAt = now
    this.#recovery = request === undefined ? undefined : { request, startedAt: now }
  }

  /** A snapshot is complete: what was missing is here, where it is the one that was asked for last. */
  snapshotComplete(request: number, at: number): void {
    if (this.#recovery?.request !== request) return
    this.#recovery = undefined
    this.#isWhole = true
    this.#workedThrough = Math.max(at, this.#workedThrough ?? at)
  }
}
