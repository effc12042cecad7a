/** Terms of levels from a day on, as the auditor reads them. */
export type AuditedTerms = {
  from: string
  months: number
  grace: number
  levels: { number: number; enter: number; stay: number }[]
}

type Day = { year: number; month: number; date: number }

const read = (iso: string): Day => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
  return { year, month, date }
}
const lengthOf = (year: number, month: number): number => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
const write = ({ year, month, date }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
const isLast = ({ year, month, date }: Day) => date === lengthOf(year, month)

function next(day: Day): Day {
  if (!isLast(day)) return { ...day, date: day.date + 1 }
  return day.month === 12
    ? { year: day.year + 1, month: 1, date: 1 }
    : { ...day, month: day.month + 1, date: 1 }
}

function shifted({ year, month, date }: Day, months: number): Day {
  const all = year * 12 + month - 1 + months
  const to = { year: Math.floor(all / 12), month: (all % 12) + 1 }
  return { ...to, date: Math.min(date, lengthOf(to.year, to.month)) }
}

/**
 * Levels, worked out once more: by which each day began, and the one of the last day.
 * @param points millionths by day
 */
export function levelsAgain(
  points: ReadonlyMap<string, bigint>,
  terms: readonly AuditedTerms[],
  { isPaused, today }: { isPaused: (day: string) => boolean; today: string },
): { began: Map<string, number>; now: number } {
  const began = new Map<string, number>()
  const first = [...points.keys(), today].sort()[0] as string
  const rulesOn = (day: string) =>
    (terms.filter(({ from }) => from <= day).at(-1) ?? terms[0]) as AuditedTerms
  let rules = rulesOn(first)
  let held = rules.levels[0]?.number ?? 0
  let clock = read(first)
  let failures = 0
  let promise: { stay: number; till: string } | undefined
  const got: [on: string, points: bigint][] = []
  const sum = (): number => {
    const since = isLast(clock)
      ? { ...shifted({ ...clock, date: 1 }, 1 - rules.months), date: 1 }
      : next(shifted(clock, -rules.months))
    const within = got.filter(([on]) => on >= write(since))
    return Number(within.reduce((total, [, some]) => total + some, 0n) / 1_000_000n)
  }
  for (let day = read(first); write(day) <= today; day = next(day)) {
    const iso = write(day)
    const now = rulesOn(iso)
    if (now !== rules) {
      const order = rules.levels.map(({ number }) => number)
      const candidates = order.slice(0, order.indexOf(held) + 1).reverse()
      rules = now
      held =
        candidates.find((one) => now.levels.some(({ number }) => number === one)) ??
        now.levels[0]?.number ??
        0
    }
    began.set(iso, held)
    got.push([write(clock), points.get(iso) ?? 0n])
    const best = rules.levels.filter(({ enter }) => enter <= sum()).at(-1)
    const rank = (number: number) => rules.levels.findIndex((one) => one.number === number)
    if (best && rank(best.number) > rank(held)) {
      held = best.number
      failures = 0
      promise = { stay: best.stay, till: write(shifted(clock, rules.months)) }
    }
    if (isPaused(iso) || iso === today) continue
    if (isLast(clock) && rank(held) > 0) {
      const own = rules.levels[rank(held)]?.stay ?? 0
      const needed = promise && write(clock) <= promise.till ? Math.min(own, promise.stay) : own
      if (sum() >= needed) failures = 0
      else if (failures < rules.grace) failures += 1
      else {
        held = rules.levels[rank(held) - 1]?.number ?? held
        failures = 0
        promise = undefined
      }
    }
    clock = next(clock)
  }
  return { began, now: held }
}
