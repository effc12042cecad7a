import { dayIn } from '#schemas/rules/support/dayIn.ts'

// Days are ISO dates: a calendar without hours, in whatever zone its days were read.

const day = 86_400_000
const parse = (date: string) => new Date(`${date}T00:00:00Z`)
const print = (moment: Date) => moment.toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string =>
  print(new Date(parse(date).getTime() + days * day))

/** How many days after the first the second is. */
export const daysFrom = (first: string, second: string): number =>
  (parse(second).getTime() - parse(first).getTime()) / day

/** The last day of the month that is so many months later, or earlier below zero. */
export function lastOfMonth(date: string, months = 0): string {
  const moment = parse(date)
  return print(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months + 1, 0)))
}

/** The same day so many months later, or earlier: the last of a month that has no such day. */
export function addMonths(date: string, months: number): string {
  const last = lastOfMonth(date, months)
  const wanted = date.slice(8)
  return wanted < last.slice(8) ? `${last.slice(0, 8)}${wanted}` : last
}

/** The first day of a stretch of so many months that ends with a day; whole months where it is the last of its month. */
export const windowStart = (date: string, months: number): string =>
  addDays(date === lastOfMonth(date) ? lastOfMonth(date, -months) : addMonths(date, -months), 1)

/** When a day begins in a time zone (IANA): its first moment, also where clocks skip midnight. */
export function startOfDay(zone: string, date: string): Date {
  // Zones are at most 14 hours ahead of UTC and 12 behind it; a day begins at the first minute that is on it.
  let [before, within] = [parse(date).getTime() - 15 * hour, parse(date).getTime() + 13 * hour]
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayIn(zone, new Date(middle)) >= date) within = middle
    else before = middle
  }
  return new Date(within)
}

/** The last day of a time zone (IANA) of which something is before a moment. */
export const lastDayBefore = (zone: string, moment: Date): string =>
  dayIn(zone, new Date(moment.getTime() - 1))

const hour = 3_600_000
