/** How likely a whole number comes to what: `chances[0]` is how likely it is `from`, the next one more, and so on. */
export type Counts = { from: number; chances: readonly number[] }

/** What is known already. */
export function always(count: number): Counts {
  return { from: count, chances: [1] }
}

/** Counts of cases that exclude each other, each with its chance and with what it adds to its count. */
export function mixCounts(cases: readonly { p: number; counts: Counts; add?: number }[]): Counts {
  const from = Math.min(...cases.map(({ counts, add = 0 }) => counts.from + add))
  const to = Math.max(...cases.map(({ counts, add = 0 }) => counts.from + add + counts.chances.length))
  const chances: number[] = Array(to - from).fill(0)
  for (const { p, counts, add = 0 } of cases) {
    const offset = counts.from + add - from
    const { length } = counts.chances
    // By number: this is where the time goes, and an iterator takes ten times as long.
    for (let at = 0; at < length; at += 1)
      chances[offset + at] = (chances[offset + at] as number) + p * (counts.chances[at] as number)
  }
  return { from, chances }
}

/** The sum of two counts that know nothing of each other. */
export function addCounts(one: Counts, other: Counts): Counts {
  const chances: number[] = Array(one.chances.length + other.chances.length - 1).fill(0)
  for (const [at, p] of one.chances.entries()) {
    if (p === 0) continue
    for (let place = 0; place < other.chances.length; place += 1)
      chances[at + place] = (chances[at + place] as number) + p * (other.chances[place] as number)
  }
  return { from: one.from + other.from, chances }
}

export function shiftCounts({ from, chances }: Counts, by: number): Counts {
  return { from: from + by, chances }
}

/** How likely a count is one of those that `counts` says. */
export function chanceOfCount({ from, chances }: Counts, counts: (count: number) => boolean): number {
  return chances.reduce((sum, p, at) => sum + (counts(from + at) ? p : 0), 0)
}

/** Draws a count by its chances. @param drawn from 0 up to 1 */
export function drawCount({ from, chances }: Counts, drawn: number): number {
  let left = drawn
  for (const [at, p] of chances.entries()) {
    if (left < p) return from + at
    left -= p
  }
  // Chances add up to one but for the last digit.
  return from + chances.length - 1
}
