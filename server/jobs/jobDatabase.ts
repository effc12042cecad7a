import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Database, Executor } from '../db/Database.ts'

/** The database as pg-boss wants it: one connection or a pool, of which no statement leaves anything open behind it. */
export function jobDatabase(database: Database): Db {
  return {
    async executeSql(text, values) {
      try {
        return await database.query(text, values)
      } catch (error) {
        // On one connection, a transaction that broke off half-way would swallow all that comes after it.
        if (database.kind === 'pglite') await database.query('rollback').catch(() => {})
        throw error
      }
    },
  }
}

/** An open transaction as pg-boss wants it. */
export function jobTransaction(executor: Executor): Db {
  return fromDrizzle(executor as Parameters<typeof fromDrizzle>[0], sql)
}
