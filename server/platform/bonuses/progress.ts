/** How far a player has come (product document, section 3, Progress). */
export type Progress = { minValue: number; maxValue?: number; expCount: number; percent: number }

/** Whole numbers of the smallest unit: of decimals the last bit would be lost, and a percent with it. */
type Steps = { minValue: bigint; maxValue?: bigint; expCount: bigint }

/** @returns percent: 100 if there is no maximum, else the share of the way, rounded down */
export function progressPercent({ minValue, maxValue, expCount }: Steps): number {
  if (maxValue === undefined || maxValue <= minValue) return 100
  const [way, all] = [(expCount - minValue) * 100n, maxValue - minValue]
  const rest = ((way % all) + all) % all
  return Number((way - rest) / all)
}

/** @param shown makes a number for eyes of units */
export const describeProgress = (
  { minValue, maxValue, expCount }: Steps,
  shown: (units: bigint) => number,
): Progress => ({
  minValue: shown(minValue),
  ...(maxValue !== undefined && { maxValue: shown(maxValue) }),
  expCount: shown(expCount),
  percent: progressPercent({ minValue, expCount, ...(maxValue !== undefined && { maxValue }) }),
})
