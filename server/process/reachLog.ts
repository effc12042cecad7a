import type { FastifyBaseLogger } from 'fastify'
import type { ReachEvent } from '../db/watchReach.ts'

/** Writes down that the database is away, that it is back, and that it is full: one line each, whoever waited for it. */
export function reachLog(log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>) {
  return (event: ReachEvent): void => {
    if (event.what === 'away') log.error({ err: event.error }, 'the database is away')
    else if (event.what === 'back') log.info({ afterMs: event.afterMs }, 'the database is back')
    else if (event.what === 'full') log.error({ err: event.error }, 'the database has no room')
    else log.warn({ err: event.error }, 'a connection to the database was lost')
  }
}
