/** What an edition says, as the auditor reads it. */
export type AuditedEdition = {
  id: string
  from: number
  programmes: AuditedProgramme[]
  jurisdictions: { code: string; countries: string[]; timeZone: string; offered: number[] }[]
  defaultJurisdiction: string
  rates: Record<string, string>
}

export type AuditedProgramme = {
  number: number
  products: string[]
  timeZone: string
  currency: string
  mostADay?: number
  earning: AuditedRule[]
  levels: { number: number; enter: number; stay: number; factor: string }[]
  window: { months: number }
  graceMonths?: number
}

export type AuditedRule = {
  on: string
  games?: unknown
  sports?: unknown
  bets?: unknown
  leastOdds?: unknown
  cashOut?: string
  bothSides?: string
  points: string
  levelPoints?: string
  money?: { real: string; bonus: string; free: string }
}

/** The one in force at a moment, in milliseconds; the first before it. */
export const inForce = <T extends { from: number }>(editions: readonly T[], moment: number): T =>
  (editions.filter(({ from }) => from <= moment).at(-1) ?? editions[0]) as T

/** The day of a moment in a zone, ISO. */
export const calendarDay = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)

/** The first moment of a day in a zone, to the minute. */
export function dawn(timeZone: string, day: string): number {
  let moment = Date.parse(`${day}T00:00:00Z`) - 16 * 3_600_000
  // By hours, then by minutes: no zone is changed twice within an hour.
  for (const step of [3_600_000, 60_000]) while (calendarDay(timeZone, moment + step) < day) moment += step
  return moment + 60_000
}
