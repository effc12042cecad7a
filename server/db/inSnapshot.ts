import type { Database, Executor } from './Database.ts'
import { takeTime } from './takeTime.ts'

/** Reads everything as it stood at one moment, however long it takes and whoever writes meanwhile. */
export const inSnapshot = <T>(database: Database, read: (tx: Executor) => Promise<T>): Promise<T> =>
  database.transaction(
    async (tx) => {
      await takeTime(tx)
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
