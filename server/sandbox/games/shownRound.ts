import type { GameRound } from './gameRepository.ts'

/** A round as its player's frame gets it. */
export const shownRound = ({ id, nonce, state, choice, moves, outcome, campaign }: GameRound) => ({
  id,
  nonce,
  state,
  choice,
  moves,
  outcome,
  ...(campaign !== null && { campaign }),
})
