import type { LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { Say } from '../runtime/problem.ts'

/** A least level that the programme does not have, so that nobody could ever hold it. */
export function checkLoyaltyLevel(
  minLevel: number | undefined,
  { id, levels }: LoyaltyProgrammeDefinition,
  say: Say,
): void {
  const numbers = levels.map(({ number }) => number)
  if (minLevel !== undefined && !numbers.includes(minLevel))
    say(
      '/minLevel',
      'unknown_level',
      `The programme ${id} has no level ${minLevel}.`,
      `Use one of: ${numbers.join(', ')}.`,
    )
}
