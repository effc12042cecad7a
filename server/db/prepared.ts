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

/**
 * The same for plain SQL that is asked about a list of texts: a query for each length, because for a list whose length it does not
 * know the database makes a new plan each time.
 * @param columns what each entry of the list has
 * @param build with `list`, which is read as a table `wanted` of these columns
 */
export function preparedList<Row, Column extends string>(
  name: string,
  columns: readonly Column[],
  build: (list: SQL) => SQL,
) {
  const byLength = new Map<number, ReturnType<typeof preparedRows<Row>>>()
  const listOf = (length: number): SQL => {
    const rows = Array.from({ length }, (_, at) => {
      const cells = columns.map((column) => sql`${given(`${column}${at}`)}::text`)
      return sql`(${sql.join(cells, sql`, `)})`
    })
    return sql`(values ${sql.join(rows, sql`, `)}) wanted(${sql.raw(columns.join(', '))})`
  }
  return async (
    executor: Executor,
    wanted: readonly Readonly<Record<Column, string>>[],
    values: Values = {},
  ): Promise<Row[]> => {
    const { length } = wanted
    if (length === 0) return []
    const ask = byLength.get(length) ?? preparedRows<Row>(`${name}_of_${length}`, build(listOf(length)))
    byLength.set(length, ask)
    const cells = wanted.flatMap((one, at) =>
      columns.map((column) => [`${column}${at}`, one[column]] as const),
    )
    return ask(executor, { ...values, ...Object.fromEntries(cells) })
  }
}
