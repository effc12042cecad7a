import pg from 'pg'
import { PipelinedClient } from './PipelinedClient.ts'
import { UnnamedClient } from './UnnamedClient.ts'
import type { Reach } from './watchReach.ts'

/** Seconds that anybody waits for a connection. */
const connectSeconds = 5
/** Milliseconds that a statement may take, for the server; and for us, where the server says nothing any more. */
const [statementMs, silenceMs] = [30_000, 35_000]

/**
 * Connections to Postgres, of which none that breaks is felt beyond whoever is using it.
 * @param url with `named_statements=off` in its query the database is not asked to keep statements; with `connect_timeout`
 * (libpq) somebody waits that many seconds for a connection
 * @param options `isPooled` where `url` is that of a pooler: it refuses the limits of a session, which then are those of
 * the role (docs/operating.md)
 * @throws Error where the url names no number of seconds
 */
export function createPool(url: string, reach: Reach, { isPooled = false } = {}): pg.Pool {
  const { searchParams: given } = new URL(url)
  const isUnnamed = given.get('named_statements') === 'off'
  const pool = new pg.Pool({
    Client: isUnnamed ? UnnamedClient : PipelinedClient,
    connectionString: url,
    application_name: 'croupier',
    max: 10,
    connectionTimeoutMillis: patience(given.get('connect_timeout')) * 1000,
    query_timeout: silenceMs,
    ...(!isPooled && { statement_timeout: statementMs, idle_in_transaction_session_timeout: 60_000 }),
    keepAlive: true,
    // Questions that are asked together travel together.
    pipeline: true,
  })
  // An idle connection that the server closes is replaced at the next query; unheard, it would end the process.
  pool.on('error', (error) => reach.suspect(error))
  // The pool hears only those that are idle. One in a transaction may break between two statements.
  pool.on('connect', (client) => client.on('error', (error) => reach.suspect(error)))
  return throughReach(pool, reach)
}

function patience(given: string | null): number {
  if (given === null) return connectSeconds
  if (!/^[1-9]\d{0,4}$/.test(given))
    throw new Error(
      `connect_timeout of the database's address is no number of seconds: ${JSON.stringify(given)}`,
    )
  return Number(given)
}

/** The same pool, whose failures to reach the database are told as such. */
function throughReach(pool: pg.Pool, reach: Reach): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name !== 'query' && name !== 'connect') return value.bind(target)
      return (...given: unknown[]) =>
        reach.through(() => value.apply(target, given), name === 'connect' ? 'none' : 'unknown')
    },
  })
}
