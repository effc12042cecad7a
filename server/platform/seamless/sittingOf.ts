import type { PlayedSession } from './gameSessionRepository.ts'

/** What was played without going away for long. Sums in minor units. */
export type Sitting = { startedAt: Date; rounds: number; staked: bigint; won: bigint }

/** Milliseconds away after which somebody who comes back begins anew; as for the visit whose length they are reminded of. */
export const longestAway = 30 * 60 * 1000

/**
 * Joins game sessions to the one sitting that goes on: opening a game again, as every reload does, must not set what was
 * lost back to nothing.
 * @param sessions of one game and one sign-in, the last one first
 */
export function sittingOf(sessions: readonly PlayedSession[], now: Date): Sitting | undefined {
  let sitting: Sitting | undefined
  let next = now
  for (const { createdAt, usedAt, lastRoundAt, rounds, staked, won } of sessions) {
    const last = Math.max(...[createdAt, usedAt, lastRoundAt].map((at) => at?.getTime() ?? 0))
    if (next.getTime() - last > longestAway) break
    sitting = {
      startedAt: createdAt,
      rounds: rounds + (sitting?.rounds ?? 0),
      staked: staked + (sitting?.staked ?? 0n),
      won: won + (sitting?.won ?? 0n),
    }
    next = createdAt
  }
  return sitting
}
