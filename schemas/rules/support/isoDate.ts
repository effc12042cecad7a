const iso = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/
const relative = /^(-?)P(?:([0-9]{1,4})Y)?(?:([0-9]{1,4})M)?(?:([0-9]{1,4})W)?(?:([0-9]{1,5})D)?$/

/**
 * The ISO date (YYYY-MM-DD) meant by typed text: three numbers parted by , . ' or -, with a four-digit
 * year either first (year, month, day) or last (day, month, year). Null when there is no such day.
 */
export function readDate(text: string): string | null {
  const parts = text.split(/[,.'-]/)
  if (parts.length !== 3 || !parts.every((part) => /^[0-9]{1,4}$/.test(part))) return null
  const [first = '', month = '', last = ''] = parts
  if (month.length > 2) return null
  if (first.length === 4 && last.length <= 2) return toIsoDate(Number(first), Number(month), Number(last))
  if (last.length === 4 && first.length <= 2) return toIsoDate(Number(last), Number(month), Number(first))
  return null
}

/**
 * A bound as an ISO date: an ISO date itself, 'today', or an ISO 8601 duration counted from today
 * ('-P18Y', 'P1M'). A day that the month lacks becomes its last one. Null when it is none of these.
 */
export function resolveDateBound(bound: string, today: string): string | null {
  if (bound === 'today') return readDate(today)
  if (iso.test(bound)) return readDate(bound)
  const parts = relative.exec(bound)
  const start = iso.exec(today)
  if (!parts || !start || !/[0-9]/.test(bound)) return null
  const sign = parts[1] === '-' ? -1 : 1
  const count = (index: number) => sign * Number(parts[index] ?? 0)
  const monthIndex = Number(start[2]) - 1 + count(3)
  const year = Number(start[1]) + count(2) + Math.floor(monthIndex / 12)
  const month = (((monthIndex % 12) + 12) % 12) + 1
  const day = Math.min(Number(start[3]), daysInMonth(year, month))
  return shiftDays(year, month, day, count(4) * 7 + count(5))
}

function utc(year: number, month: number, day: number): Date {
  const date = new Date(0)
  // Not Date.UTC: it takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  return date
}

function daysInMonth(year: number, month: number): number {
  return utc(year, month + 1, 0).getUTCDate()
}

function toIsoDate(year: number, month: number, day: number): string | null {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return utc(year, month, day).toISOString().slice(0, 10)
}

function shiftDays(year: number, month: number, day: number, days: number): string {
  const date = utc(year, month, day + days)
  // Bounds are compared as text, which holds for four-digit years only.
  if (date.getUTCFullYear() > 9999) return '9999-12-31'
  if (date.getUTCFullYear() < 1) return '0001-01-01'
  return date.toISOString().slice(0, 10)
}
