import type { Draw } from '../fairness/createDraw.ts'

/** A sum of money: whole minor units of its currency, in digits. */
export type Sum = string

/** What every outcome says; the rest is for showing it. */
export type Outcome = {
  /** What was staked so far. */
  stake: Sum
  /** What comes back, with the stake where it comes back too; "0" while the round goes on. */
  win: Sum
  /** Whether no move can follow. */
  isOver: boolean
}

/** One kind of game. */
export type Engine<Config, Choice, Move, Result extends Outcome> = {
  /**
   * The round as it stands after `moves`. The same arguments give the same answer.
   * @param choice what the player decided before anything was drawn; checked here, as players send it
   * @throws RefusedPlay where the choice or a move is not allowed
   */
  play: (config: Config, draw: Draw, choice: Choice, moves: readonly Move[]) => Result
}

/** A choice or a move that the rules do not allow. */
export class RefusedPlay extends Error {
  override name = 'RefusedPlay'
}
