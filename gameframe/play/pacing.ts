import type { PlayRules } from '../boot/FrameState.ts'

/** What may be done in a session, by the casino's rules. The provider refuses what this would hide. */
export function pacing(rules: PlayRules) {
  return {
    /** Quicker pictures, by a switch. */
    canTurbo: rules.turbo,
    /** Ending a picture by pressing again shortens a round as much. */
    canStop: rules.turbo,
    canPlayAutomatically: rules.autoplay,
    /** Milliseconds until the next round may begin. */
    waitAfter: (began: number, now: number): number => Math.max(0, began + rules.least_round_ms - now),
    /** Whether what came back is a reason to be glad. */
    celebrates: (won: bigint, staked: bigint): boolean =>
      won > 0n && (won > staked || rules.celebrate_returns),
  }
}

export type Pacing = ReturnType<typeof pacing>
