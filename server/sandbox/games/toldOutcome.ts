import type { CrashOutcome } from '#games/engines/crash.ts'
import type { Outcome } from '#games/engines/Engine.ts'
import type { GameRound, GameSeeds } from './gameRepository.ts'

/** Seeds as far as they say whether a round of theirs may be told. */
export type SeedsInUse = Pick<GameSeeds, 'owner' | 'revealedAt'>

/**
 * What may be told of how a round went. While others still play it, its seeds being theirs too and not told yet, that is what
 * its player did and got, and nothing of how it ends: who leaves a flight early must not learn where it will end.
 */
export function toldOutcome(
  { owner, outcome }: Pick<GameRound, 'owner' | 'outcome'>,
  seeds: SeedsInUse,
): Outcome | null {
  if (!outcome || seeds.owner === owner || seeds.revealedAt !== null) return outcome
  const { stake, win, isOver, at } = outcome as Outcome & Pick<CrashOutcome, 'at'>
  return { stake, win, isOver, ...(at !== undefined && { at }) } as Outcome
}
