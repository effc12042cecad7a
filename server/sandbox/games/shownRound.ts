import type { GameRound } from './gameRepository.ts'
import { beganAt } from './ownFlight.ts'
import { type SeedsInUse, toldOutcome } from './toldOutcome.ts'

/**
 * A round as its player's frame gets it, with how long a flight of their own has flown.
 * @param seeds those that it was drawn from
 * @param now in milliseconds since 1970
 */
export const shownRound = (round: GameRound, seeds: SeedsInUse, now = Date.now()) => {
  const { id, nonce, state, choice, moves, campaign } = round
  const began = beganAt(round.outcome)
  return {
    ...{ id, nonce, state, choice, moves },
    outcome: toldOutcome(round, seeds),
    ...(began !== undefined && { flown: now - began }),
    ...(campaign !== null && { campaign }),
  }
}
