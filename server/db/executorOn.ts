import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Executor } from './Database.ts'

const dialect = new PgDialect()
const executors = new WeakMap<pg.ClientBase, Executor>()

/**
 * The query builder of whoever has begun a transaction on a connection; the same one for each, so that what was built on
 * a connection (`prepared.ts`) serves all transactions on it.
 */
export function executorOn(client: pg.PoolClient): Executor {
  const known = executors.get(client)
  if (known) return known
  const session = new NodePgSession(client, dialect, undefined)
  const executor = new NodePgTransaction(dialect, session, undefined) as unknown as Executor
  executors.set(client, executor)
  return executor
}
