import { type OperationId, operations } from '#generated/api.ts'
import type { Limit } from '../rateLimits/rateLimiter.ts'
import type { HistoryExport } from './schema.ts'

/** Files of whatever kind that a player asks for. */
export const exportsOfDay: Limit = { times: 10, seconds: 86_400 }

/** Where an export stands, as the API has it. @param download operation that answers the file */
export function exportState(one: HistoryExport, download: OperationId, locale: string) {
  const { id, status, dateFrom, dateTo, askedAt, expiresAt } = one
  const asked = new URLSearchParams({ version: '1', locale, id: String(id) })
  return {
    id,
    status,
    ...(status === 'ready' && { url: `${operations[download].path}?${asked}` }),
    ...(dateFrom !== null && { date_from: dateFrom }),
    ...(dateTo !== null && { date_to: dateTo }),
    created_at: askedAt.toISOString(),
    expired_at: expiresAt.toISOString(),
  }
}
