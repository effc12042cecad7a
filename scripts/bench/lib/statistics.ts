/** @throws when there are no values: a benchmark without figures must not look like a fast one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('nothing was measured')
  return (upper + lower) / 2
}

export interface Spread {
  median: number
  min: number
  max: number
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** The ratio of medians, with the smallest and largest ratio that any one round gave (round i against round i). */
export function ratio(ours: readonly number[], theirs: readonly number[]): Spread {
  const byRound = ours.map((value, round) => value / (theirs[round] ?? Number.NaN))
  return { median: median(ours) / median(theirs), min: Math.min(...byRound), max: Math.max(...byRound) }
}

/** Three significant digits at most, never in exponents. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(value < 1 ? 2 : 3)))
}

export function shown({ median: middle, min, max }: Spread): string {
  return `${figure(middle)} (${figure(min)}–${figure(max)})`
}

export function times(of: Spread): string {
  return `${figure(of.median)}× (${figure(of.min)}–${figure(of.max)})`
}
