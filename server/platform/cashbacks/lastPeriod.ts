export type Period = 'day' | 'week' | 'month'

const day = 86_400_000

/** The last whole period before an instant, in UTC; weeks begin on Monday. Of its end, that which it ends. */
export function lastPeriod(period: Period, now: Date): { start: Date; end: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const today = Date.UTC(year, month, now.getUTCDate())
  if (period === 'month')
    return { start: new Date(Date.UTC(year, month - 1)), end: new Date(Date.UTC(year, month)) }
  const sinceMonday = (now.getUTCDay() + 6) % 7
  const end = period === 'day' ? today : today - sinceMonday * day
  return { start: new Date(end - (period === 'day' ? 1 : 7) * day), end: new Date(end) }
}

/** Ends of the periods that were over by an instant and ended after `known`, the latest first; of none, the last alone. */
export function endedPeriods(period: Period, now: Date, known: Date | undefined): Date[] {
  const ends: Date[] = []
  let { start, end } = lastPeriod(period, now)
  if (!known) return [end]
  while (end > known) {
    ends.push(end)
    ;({ start, end } = lastPeriod(period, start))
  }
  return ends
}
