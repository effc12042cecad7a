import type { Kind } from '#games/engines/engines.ts'
import type { PlayRules } from '../boot/FrameState.ts'

/** What makes a game quicker or go on by itself. */
export type Pace = 'turbo' | 'stop' | 'auto'

/** What is chosen anew each round is not played automatically. */
const repeatable: readonly Kind[] = ['slots', 'dice', 'plinko', 'crash']

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

/** What is offered of it in a kind of game. */
export function pacesOf({ canTurbo, canStop, canPlayAutomatically }: Pacing, kind: Kind): Pace[] {
  const offered = {
    turbo: canTurbo,
    stop: canStop,
    auto: canPlayAutomatically && repeatable.includes(kind),
  }
  return (['turbo', 'stop', 'auto'] as const).filter((one) => offered[one])
}
