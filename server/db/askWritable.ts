import type { QueryResult } from 'pg'

type Connection = { query: (text: string) => Promise<QueryResult<{ mode: string }>> }

/** The database answers and takes nothing: it is a standby, or was a primary before another became it. */
class ReadOnlyError extends Error {
  /** As the database says it of a statement that writes. */
  readonly code = '25006'

  constructor() {
    super('the database can only be read: it may be a standby')
    this.name = 'ReadOnlyError'
  }
}

/** Asks a connection whether what it leads to can be written. @throws ReadOnlyError */
export async function askWritable(connection: Connection): Promise<void> {
  const { rows } = await connection.query("select current_setting('transaction_read_only') as mode")
  if (rows[0]?.mode === 'on') throw new ReadOnlyError()
}
