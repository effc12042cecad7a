import type { PlayedSession } from './gameSessionRepository.ts'

/** What was played without going away for long. Sums in minor units. */
export type Sitting = { startedAt: Date; rounds: number; staked: bigint; won: bigint }

/** Milliseconds away after which somebody who comes back begins anew; as for the visit whose length they are reminded of. */
export const longestAway = 30 * 60 * 1000

/**
 * Joins game sessions, of whatever games, to the one sitting that goes on: opening another game, or the same again as every
 * reload does, must not set what was lost back to nothing.
 * @param sessions of one sign-in
 */
export function sittingOf(sessions: readonly PlayedSession[], now: Date): Sitting | undefined {
  let sitting: Sitting | undefined
  let from = now.getTime()
  const spans = sessions.map((session) => ({ ...session, last: lastOf(session) }))
  // Games may be open beside each other: the one that was played last reaches back, past those that were done before.
  for (const { createdAt, last, rounds, staked, won } of spans.sort((one, other) => other.last - one.last)) {
    if (from - last > longestAway) break
    from = Math.min(from, createdAt.getTime())
    sitting = {
      startedAt: new Date(from),
      rounds: rounds + (sitting?.rounds ?? 0),
      staked: staked + (sitting?.staked ?? 0n),
      won: won + (sitting?.won ?? 0n),
    }
  }
  return sitting
}

/** When something was done in a game session last, in milliseconds since 1970. */
const lastOf = ({ createdAt, usedAt, lastRoundAt }: PlayedSession) =>
  Math.max(...[createdAt, usedAt, lastRoundAt].map((at) => at?.getTime() ?? 0))
