import { commitment } from '#games/fairness/seeds.ts'
import { allGames } from './gameList.ts'
import type { GameRound, GameSeeds } from './gameRepository.ts'
import { toldOutcome } from './toldOutcome.ts'

/** A round as `verifyRound` takes it, but for the server seed while that is in use, and for how a shared one ends. */
export function recordOf(round: GameRound, seeds: GameSeeds): object {
  const { server, client } = seeds
  return {
    id: round.id,
    game: round.game,
    state: round.state,
    played_at: round.createdAt.toISOString(),
    scheme: round.scheme,
    mathematics: allGames().get(round.game)?.mathematics,
    commitment: commitment(server),
    seeds: { client, nonce: round.nonce, ...(seeds.revealedAt !== null && { server }) },
    choice: round.choice,
    moves: round.moves,
    outcome: toldOutcome(round, seeds),
  }
}
