import type { HistoryExport } from './schema.ts'

/** Whose, and of which days, what is exported is: nothing that came after the file was asked for. */
export function spanOf({ uid, zone, askedAt, dateFrom, dateTo }: HistoryExport) {
  return {
    ...{ uid, zone, before: askedAt },
    ...(dateFrom !== null && { from: dateFrom }),
    ...(dateTo !== null && { to: dateTo }),
  }
}
