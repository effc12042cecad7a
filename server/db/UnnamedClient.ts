import type pg from 'pg'
import { PipelinedClient } from './PipelinedClient.ts'

/**
 * A connection whose statements have no names, so that the database keeps none of them: for poolers that give each
 * transaction another session of the database.
 */
export class UnnamedClient extends PipelinedClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((what: unknown, ...rest: unknown[]) =>
      ask(isNamed(what) ? { ...what, name: undefined } : what, ...rest)) as typeof this.query
  }
}

const isNamed = (what: unknown): what is pg.QueryConfig =>
  typeof what === 'object' && what !== null && !('submit' in what) && 'name' in what
