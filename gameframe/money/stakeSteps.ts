/** Round stakes from the least to the most that is allowed: 1, 2, 5, 10 … and both ends. */
export function stakeSteps({ min, max }: { min: string; max: string }): bigint[] {
  const [least, most] = [BigInt(min), BigInt(max)]
  const steps = new Set([least, most])
  for (let ten = 1n; ten <= most; ten *= 10n)
    for (const by of [1n, 2n, 5n]) if (by * ten > least && by * ten < most) steps.add(by * ten)
  return [...steps].sort((a, b) => (a < b ? -1 : 1))
}

/** The next step above or below a stake; the end where there is none. */
export function nextStake(steps: readonly bigint[], stake: bigint, up: boolean): bigint {
  const next = up ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake)
  return next ?? (up ? steps.at(-1) : steps[0]) ?? stake
}

/** What people begin with: ten times the least, as one euro where a tenth of it is the least. */
export function firstStake(steps: readonly bigint[]): bigint {
  const [least = 0n] = steps
  return steps.findLast((step) => step <= 10n * least) ?? least
}

/** How many chips stand in a row on a phone. */
const mostChips = 7

/** What chips are worth: the steps that begin with a one or a five, from the least. */
export const chipWorths = (limits: { min: string; max: string }): bigint[] =>
  stakeSteps(limits)
    .filter((step, at) => at === 0 || /^[15]0*$/.test(String(step)))
    .slice(0, mostChips)
