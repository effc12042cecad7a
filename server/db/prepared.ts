import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './Database.ts'

type Values = Record<string, unknown>
/** A query of the builder. */
type Preparable = { prepare: (name: string) => { execute: (values?: Values) => Promise<unknown> } }
type Answer<Query extends Preparable> = Awaited<ReturnType<ReturnType<Query['prepare']>['execute']>>

/** Stands for a value that is given when a prepared query is asked. */
export const given = <Name extends string>(name: Name) => sql.placeholder(name)

/**
 * A query that is built once for each connection and not each time that it is asked, and that the database parses once:
 * for what is asked at every stake.
 * @param name of no other query
 * @param build with `given` for what differs
 */
export function prepared<Query extends Preparable>(name: string, build: (executor: Executor) => Query) {
  const known = new WeakMap<object, ReturnType<Query['prepare']>>()
  return (executor: Executor, values: Values): Promise<Answer<Query>> => {
    const { session } = executor._
    let query = known.get(session)
    if (!query) {
      query = build(executor).prepare(name) as ReturnType<Query['prepare']>
      known.set(session, query)
    }
    return query.execute(values) as Promise<Answer<Query>>
  }
}

/** The same for plain SQL; see `rowsOf`. */
export function preparedRows<Row>(name: string, query: SQL) {
  const ask = prepared(name, (executor) => {
    const { session } = executor._
    const built = executor.execute(query).getQuery()
    return { prepare: () => session.prepareQuery(built, undefined, name, false) }
  })
  return async (executor: Executor, values: Values): Promise<Row[]> =>
    ((await ask(executor, values)) as unknown as { rows: Row[] }).rows
}
