import { dayIn } from '#schemas/rules/support/dayIn.ts'
import { formatValue, zone } from '#schemas/runtime/formatValue.ts'

const dayLength = 86_400_000
const minute = 60_000
/** No clock on earth is further from UTC than this, ms. */
const farthest = 15 * 60 * minute

/** The zone that times are shown in: that of the player's law, or of the browser. */
const zoneNow = (): string => zone.name() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day (ISO date) of a moment, as the player's calendar has it. */
export const dayAt = (moment: Date, timeZone = zoneNow()): string => dayIn(timeZone, moment)

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10)
}

/** The first moment of a day in a time zone, to the minute: days have 23 and 25 hours too. */
export function beginningOf(day: string, timeZone = zoneNow()): Date {
  let before = Date.parse(day) - farthest
  let after = Date.parse(day) + farthest
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute
    if (dayIn(timeZone, new Date(middle)) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** When something begins on its day, as times are written everywhere. */
export function timeOf(moment: string): string {
  return String(formatValue(moment, 'datetime', '')).split(' ')[1] ?? ''
}

/** A day by its weekday and its date. */
export function dayName(day: string, locale: string): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  return `${weekday} ${formatValue(day, 'date', locale)}`
}
