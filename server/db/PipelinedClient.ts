import type { Duplex } from 'node:stream'
import pg from 'pg'
import { Trip } from './Trip.ts'

/** Ends a transaction by a question behind all that is on the trip, unless it is not to. */
type End = (trip: Trip | undefined) => void

/**
 * A connection that hands all that is asked in one turn of the event loop to the system at once, and not each question by
 * itself: of what a server does, this costs most, and the database is woken once. What is asked of a transaction in one turn
 * is one trip, which is answered at once as well; its end can be part of that.
 */
export class PipelinedClient extends pg.Client {
  #isGathering = false
  #state: 'outside' | 'inside' | 'committing' = 'outside'
  #trip: Trip | undefined
  #end: End | undefined
  readonly #send: () => void

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    this.#send = () => {
      const trip = this.#trip
      this.#trip = undefined
      // Each of its questions is told itself what became of it.
      if (trip) ask(trip, () => {})
    }
    this.query = ((what: unknown, ...rest: unknown[]) => {
      // It would be done by itself, and kept whatever becomes of the transaction.
      if (this.#state === 'committing') return Promise.reject(new Error('The transaction is being committed'))
      this.#gather()
      if (this.#state === 'inside' && isQuestion(what, rest)) {
        this.#trip ??= new Trip()
        return this.#trip.ask(what, rest[0] as unknown[])
      }
      this.#send()
      // Outside of a transaction what is one trip would be kept or undone together.
      const [word] = typeof what === 'string' ? (/^(begin|commit|rollback)\b/.exec(what) ?? []) : []
      if (word) this.#state = word === 'begin' ? 'inside' : 'outside'
      return ask(what, ...rest)
    }) as typeof this.query
  }

  /**
   * Commits the transaction in one trip with all that is asked in this turn of the event loop, before this or after it. Where
   * any of that fails, the database does not commit.
   * @param may is asked at the end of the turn, with how many questions go along; where it says no, nothing is done
   * @returns undefined where nothing was done
   */
  commit(may: (questions: number) => boolean): Promise<pg.QueryResult | undefined> {
    this.#gather()
    return new Promise<pg.QueryResult | undefined>((resolve, reject) => {
      this.#end = (trip) => {
        // What was to go along has been sent already where something else was asked after it.
        if (!trip || !may(trip.size)) return resolve(undefined)
        trip.ask({ text: 'commit', queryMode: 'extended' }).then(resolve, reject)
        this.#state = 'committing'
      }
    }).finally(() => {
      if (this.#state === 'committing') this.#state = 'outside'
    })
  }

  #finish(): void {
    const end = this.#end
    this.#end = undefined
    end?.(this.#trip)
  }

  #gather(): void {
    if (this.#isGathering) return
    const { stream } = Reflect.get(this, 'connection') as { stream: Duplex }
    this.#isGathering = true
    stream.cork()
    // After all that is ready to be asked now, the continuations of promises too.
    process.nextTick(() => {
      this.#isGathering = false
      this.#finish()
      this.#send()
      stream.uncork()
    })
  }
}

/** Whether it is asked by messages that leave open when the database answers; texts without values are answered at once. */
function isQuestion(what: unknown, rest: unknown[]): what is pg.QueryConfig {
  const [values, ...more] = rest
  if (typeof what !== 'object' || what === null || 'submit' in what || more.length > 0) return false
  return Reflect.get(what, 'name') !== undefined || (Array.isArray(values) && values.length > 0)
}
