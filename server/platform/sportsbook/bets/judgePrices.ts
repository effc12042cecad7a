import type { LegCode, PriceChanges } from './SlipCodes.ts'
import { seenOf } from './seenOf.ts'
import { type Found, standingOf } from './takesBets.ts'

/** Whether prices that changed are taken, by what the player has chosen. Odds in ten-thousandths, in the order of the legs. */
export function areTaken(choice: PriceChanges, before: readonly number[], now: readonly number[]): boolean {
  switch (choice) {
    case 'any':
      return true
    case 'higher':
      return now.every((odds, at) => odds >= (before[at] ?? 0))
    case 'none':
      return now.every((odds, at) => odds === before[at])
  }
}

/** A leg as it was when the stake was taken. */
type Taken = {
  outcome: string
  odds: number
  jointOdds?: number | null
  boost?: string | null
  version: number
  seen: string
}

export type Verdict =
  | { do: 'accept'; odds: number[] }
  | { do: 'reject'; code: LegCode }
  | { do: 'reoffer'; odds: number[] }

/**
 * What becomes of a bet in play when its delay is over. A line of which any price has changed is another one for all of its outcomes:
 * whoever bet on the side that got better is asked like whoever bet on the other.
 */
export function decidePending(legs: readonly Taken[], now: readonly Found[], choice: PriceChanges): Verdict {
  const before = legs.map(({ odds }) => odds)
  const odds: number[] = []
  let hasChanged = false
  for (const [at, { outcome, version, seen }] of legs.entries()) {
    const standing = standingOf(now[at] as Found, outcome)
    if (typeof standing === 'string') return { do: 'reject', code: standing }
    odds.push(standing.outcome.odds)
    hasChanged ||= standing.event.version !== version && seenOf(standing.line) !== seen
  }
  if (!hasChanged) return { do: 'accept', odds: before }
  // What was priced together costs another sum now, which nobody has been asked for.
  if (legs.some(({ jointOdds }) => jointOdds)) return { do: 'reject', code: 'price_differs' }
  // Whoever has agreed to a boosted price has not agreed to the usual one, whatever it has come to.
  const isBoosted = legs.some(({ boost }) => boost)
  const isTaken = choice !== 'none' && !isBoosted && areTaken(choice, before, odds)
  return { do: isTaken ? 'accept' : 'reoffer', odds }
}
