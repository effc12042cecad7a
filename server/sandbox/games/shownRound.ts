import type { GameRound } from './gameRepository.ts'
import { type SeedsInUse, toldOutcome } from './toldOutcome.ts'

/** A round as its player's frame gets it. @param seeds those that it was drawn from */
export const shownRound = (round: GameRound, seeds: SeedsInUse) => {
  const { id, nonce, state, choice, moves, campaign } = round
  return {
    ...{ id, nonce, state, choice, moves },
    outcome: toldOutcome(round, seeds),
    ...(campaign !== null && { campaign }),
  }
}
