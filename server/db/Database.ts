import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { ReachEvent } from './watchReach.ts'

/** The query builder that repositories take: the database itself or an open transaction, on either kind. */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Tells all processes, this one among them, what may be read again. */
export interface Bus {
  /** Tells every subscriber of `channel`. At most ~7,800 bytes of UTF-8. @throws where it cannot be told */
  publish(channel: string, payload: string): Promise<void>
  /** Returns what ends the subscription. */
  subscribe(channel: string, listener: (payload: string) => void): () => void
  /** Called after the connection was lost and found again: notices may have been missed, so read anew. */
  onGap(listener: () => void): () => void
}

/** That of the database, which knows its transactions. */
export interface Notifier extends Bus {
  /** Inside a transaction (pass its executor) it is sent when that commits and never when it rolls back. */
  publish(channel: string, payload: string, executor?: Executor): Promise<void>
  /**
   * The same for what may be missed: of a transaction it is sent a moment after the commit, with what others have to say, so
   * that no commit waits for another as those do that carry notices. Where the process ends in between, nobody is told.
   */
  hint(channel: string, payload: string, executor?: Executor): Promise<void>
}

/** @property waiting questions that wait for a connection. @property isListening whether others are heard */
export type Connections = { used: number; idle: number; waiting: number; isListening: boolean }

/** How a transaction is run. */
export type TransactionConfig = PgTransactionConfig & {
  /**
   * Asked before the transaction begins, without waiting for it, and kept whatever becomes of that; asked once, however
   * often the transaction is tried. Where it fails, so does the transaction, with its error before any other.
   */
  ahead?: (executor: Executor) => Promise<unknown>
}

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly drizzle: Executor
  /**
   * Runs `work` in one transaction (read committed, unless `config` says otherwise), again (up to 3 times) when the
   * database breaks a deadlock or a serialisation conflict, or its session is ended before it commits: so `work` must do
   * nothing but database work. Inside it use only the executor given: on PGlite, which is one connection, `drizzle` would
   * wait for the transaction for ever.
   * @throws DatabaseAwayError as every other member does; with the fate `unknown` it may have been committed
   */
  transaction<T>(work: (tx: Executor) => Promise<T>, config?: TransactionConfig): Promise<T>
  /** Plain SQL with `$1` parameters; without values it may hold several statements. For libraries such as a job queue. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  readonly notifier: Notifier
  /** Of this process; of an embedded database there are none. */
  connections?: () => Connections
  /** Calls back when the database is away, and when it is back. Returns what ends it. */
  onReach(listener: (event: ReachEvent) => void): () => void
  /** @throws when the database does not answer */
  health(): Promise<void>
  close(): Promise<void>
}
