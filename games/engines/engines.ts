import type { Draw } from '../fairness/createDraw.ts'
import { baccarat } from './cards/baccarat.ts'
import { blackjack } from './cards/blackjack.ts'
import { crash } from './crash.ts'
import { dice } from './dice.ts'
import type { Outcome } from './Engine.ts'
import { mines } from './mines.ts'
import { plinko } from './plinko.ts'
import { roulette } from './roulette.ts'
import { slots } from './slots/slots.ts'

/** Every kind of game by its name. */
export const engines = { slots, roulette, blackjack, baccarat, dice, mines, plinko, crash }

export type Kind = keyof typeof engines
type Play<K extends Kind> = Parameters<(typeof engines)[K]['play']>

/** A game's mathematics: its kind and the tables of that kind. */
export type Mathematics = { [K in Kind]: { kind: K; config: Play<K>[0] } }[Kind]

/**
 * Plays a round of any kind, of what somebody has sent.
 * @throws RefusedPlay where the choice or a move is not allowed
 */
export function playRound(
  { kind, config }: Mathematics,
  draw: Draw,
  choice: unknown,
  moves: readonly unknown[] = [],
): Outcome {
  // Engines check what they are given; that kind and config belong together is the type's matter.
  const { play } = engines[kind] as { play: (...given: unknown[]) => Outcome }
  return play(config, draw, choice ?? {}, moves)
}
