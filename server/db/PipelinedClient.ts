import type { Duplex } from 'node:stream'
import pg from 'pg'

/**
 * A connection that hands all that is asked in one turn of the event loop to the system at once, and not each question by
 * itself: of what a server does, this costs most, and the database is woken once.
 */
export class PipelinedClient extends pg.Client {
  #isGathering = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((...given: unknown[]) => {
      this.#gather()
      return ask(...given)
    }) as typeof this.query
  }

  #gather(): void {
    if (this.#isGathering) return
    const { stream } = Reflect.get(this, 'connection') as { stream: Duplex }
    this.#isGathering = true
    stream.cork()
    // After all that is ready to be asked now, the continuations of promises too.
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }
}
