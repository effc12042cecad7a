import type { Line } from '../book/PricedMarket.ts'
import type { CancelWindow } from '../xml/messages.ts'

const MINUTE = 60_000
/** A day. */
const MOST_MINUTES = 1440

/** Whole minutes; undefined for what is none. */
export function readMinutes(given: string | undefined): number | undefined {
  const minutes = Number(given)
  const isTime = /^\d{1,4}$/.test(given ?? '') && minutes <= MOST_MINUTES
  return isTime ? minutes : undefined
}

/** A line as the page's lists write it: `18 total=2.5`. */
export function readLine(given = ''): Line | undefined {
  const [, market, specifiers = ''] = /^(\d{1,6}) (\S{0,200})$/.exec(given) ?? []
  return market === undefined ? undefined : { market: Number(market), specifiers }
}

/**
 * A window of bets: milliseconds since 1970, as a message had it, or minutes before now; open where nothing is written.
 * @returns undefined where something else is, or it ends before it begins
 */
export function readWindow(
  form: Readonly<Record<string, string | undefined>>,
  now: number,
): CancelWindow | undefined {
  const [from, to] = [readInstant(form.from, now), readInstant(form.to, now)]
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined
  if (from !== undefined && to !== undefined && from >= to) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

function readInstant(given: string | undefined, now: number): number | undefined {
  if (given === undefined || given.trim() === '') return undefined
  if (/^\d{13}$/.test(given)) return Number(given)
  const minutes = readMinutes(given)
  return minutes === undefined ? Number.NaN : now - minutes * MINUTE
}
