/** How far a player has come (product document, section 3, Progress). */
export type Progress = { minValue: number; maxValue?: number; expCount: number; percent: number }

/** @returns percent: 100 if there is no maximum, else the share of the way, rounded down */
export function progressPercent({ minValue, maxValue, expCount }: Omit<Progress, 'percent'>): number {
  if (maxValue === undefined || maxValue <= minValue) return 100
  return Math.floor(((expCount - minValue) / (maxValue - minValue)) * 100)
}

export const describeProgress = (steps: Omit<Progress, 'percent'>): Progress => ({
  ...steps,
  percent: progressPercent(steps),
})
