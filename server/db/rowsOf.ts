import type { SQL } from 'drizzle-orm'
import type { Executor } from './Database.ts'

/** Rows of plain SQL. Both drivers answer `{rows}`, which the type that they share does not say. */
export async function rowsOf<Row>(executor: Executor, query: SQL): Promise<Row[]> {
  const { rows } = (await executor.execute(query)) as unknown as { rows: Row[] }
  return rows
}
