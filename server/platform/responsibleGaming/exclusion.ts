import type { Jurisdiction } from '#generated/grammar/types.ts'

export type ExclusionPeriod = Jurisdiction['exclusionPeriods'][number]

/** Excluded since when, and until when; null is for ever. */
export type Exclusion = { since: Date; until: Date | null }

/** End of a period that begins now (product document, section 9), in UTC; null for one without end. */
export function exclusionEnd(period: ExclusionPeriod, now: Date): Date | null {
  if (period === 'permanent') return null
  const count = Number.parseInt(period, 10)
  if (period.endsWith('d')) return new Date(now.getTime() + count * 24 * 3_600_000)
  return addMonths(now, period.endsWith('y') ? count * 12 : count)
}

export function isExcluded(exclusion: Exclusion | null, now: Date): exclusion is Exclusion {
  return exclusion !== null && (exclusion.until === null || exclusion.until > now)
}

/** Whether `until` is later than what holds now; nothing is later than for ever. */
export function isLonger(until: Date | null, exclusion: Exclusion | null, now: Date): boolean {
  if (!isExcluded(exclusion, now)) return true
  return exclusion.until !== null && (until === null || until > exclusion.until)
}

/** A month from 31 January ends with February rather than in March, and never before the same time of day. */
function addMonths(from: Date, months: number): Date {
  const added = new Date(from)
  added.setUTCDate(1)
  added.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate()
  added.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return added
}
