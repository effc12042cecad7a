import type { LoyaltyProgrammeDefinition, LoyaltyQuestDefinition } from '#generated/grammar/types.ts'

const day = 86_400_000
/** Days of a window of the calendar, at the least that any has. */
const windows = { daily: 1, weekly: 7, monthly: 28 } as const
const shortestMonth = 28

type Timed = Pick<LoyaltyQuestDefinition, 'starts' | 'ends' | 'repeat'> & { days?: number | undefined }

/** Days that a player has for a quest at the most; Infinity where nothing ends it. */
export function daysFor({ starts, ends, repeat, days }: Timed): number {
  const sold = starts && ends ? Math.ceil((Date.parse(ends) - Date.parse(starts)) / day) : Infinity
  return Math.min(sold > 0 ? sold : Infinity, repeat ? windows[repeat] : Infinity, days ?? Infinity)
}

/** Days that points last at the least; undefined where they last for ever. */
export function leastExpiry({ expiry }: LoyaltyProgrammeDefinition): number | undefined {
  if (!expiry) return undefined
  return 'days' in expiry ? expiry.days : expiry.months * shortestMonth
}
