import type { PGlite } from '@electric-sql/pglite'
import { DatabaseAwayError } from './DatabaseAwayError.ts'

/**
 * Sees when the embedded Postgres gives up, which it does (PANIC) where its log cannot be written, as on a full disk. It
 * would hold the thread for ever if it were asked anything more, so whoever asks is refused.
 * @param lastWords what it said of it
 * @returns whether it has given up, as the error that everybody is refused with
 */
export function mortal(client: PGlite, lastWords: () => string): () => DatabaseAwayError | undefined {
  let end: DatabaseAwayError | undefined
  const postgres = client.Module as { onAbort?: () => void }
  postgres.onAbort = () => {
    end ??= new DatabaseAwayError('unknown', { cause: new Error(lastWords()) })
  }
  const ask = client.execProtocolRawSync.bind(client)
  client.execProtocolRawSync = (message) => {
    if (end) throw end
    const answer = ask(message)
    if (end) throw end
    return answer
  }
  return () => end
}

/** Lets go of the files of one that has given up: it would not close them. */
export function bury(client: PGlite): void {
  const { FS } = client.Module as unknown as { FS: { streams: unknown[]; close(stream: unknown): void } }
  for (const stream of FS.streams) {
    try {
      if (stream) FS.close(stream)
    } catch {
      // Closed already, or no file.
    }
  }
}
