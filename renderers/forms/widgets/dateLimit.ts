import { resolveDateBound } from '#schemas/rules/support/isoDate.ts'

/** A bound of a date field as the browser's calendar wants it; undefined for one that is none. */
export function dateLimit(bound: string | number | undefined, today: string): string | undefined {
  return typeof bound === 'string' ? (resolveDateBound(bound, today) ?? undefined) : undefined
}
