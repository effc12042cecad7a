import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/Database.ts'

/** What every counterpart gets. */
export type CounterpartOptions = {
  database: Database
  /** Where the site answers on this machine, without a trailing slash; empty until it listens. */
  site: () => string
}

/** Whether a visitor of the site asks, to whom the site passes on, and not the site itself. */
export function cameThroughSite(request: Pick<FastifyRequest, 'headers'>): boolean {
  return request.headers['x-forwarded-for'] !== undefined
}
