import type { Duplex } from 'node:stream'
import pg from 'pg'
import { Trip } from './Trip.ts'

/**
 * A connection that hands all that is asked in one turn of the event loop to the system at once, and not each question by
 * itself: of what a server does, this costs most, and the database is woken once. What is asked of a transaction in one turn
 * is one trip, which is answered at once as well.
 */
export class PipelinedClient extends pg.Client {
  #isGathering = false
  #isInTransaction = false
  #trip: Trip | undefined

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    const send = () => {
      const trip = this.#trip
      this.#trip = undefined
      // Each of its questions is told itself what became of it.
      if (trip) ask(trip, () => {})
    }
    this.query = ((what: unknown, ...rest: unknown[]) => {
      this.#gather(send)
      if (this.#isInTransaction && isQuestion(what, rest)) {
        this.#trip ??= new Trip()
        return this.#trip.ask(what, rest[0] as unknown[])
      }
      send()
      // Outside of a transaction what is one trip would be kept or undone together.
      const [word] = typeof what === 'string' ? (/^(begin|commit|rollback)\b/.exec(what) ?? []) : []
      if (word) this.#isInTransaction = word === 'begin'
      return ask(what, ...rest)
    }) as typeof this.query
  }

  #gather(send: () => void): void {
    if (this.#isGathering) return
    const { stream } = Reflect.get(this, 'connection') as { stream: Duplex }
    this.#isGathering = true
    stream.cork()
    // After all that is ready to be asked now, the continuations of promises too.
    process.nextTick(() => {
      this.#isGathering = false
      send()
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
