import type { Settle } from '../createSettle.ts'
import type { GameSeeds } from '../gameRepository.ts'
import { PlayError } from '../PlayError.ts'
import { playPart, type TableGame } from './sharedRules.ts'
import type { Part } from './tableRepository.ts'

/** Players who are paid at once. */
const together = 8

/** Settles parts of players who have done nothing more. Who has left meanwhile is paid already. */
export function createPayments(game: TableGame, settle: Settle) {
  /** @param paid told of each that was settled here, with what it has won */
  return async (
    parts: readonly Part[],
    seeds: GameSeeds,
    paid: (part: Part, win: string) => void = () => {},
  ): Promise<void> => {
    for (let from = 0; from < parts.length; from += together)
      await Promise.all(
        parts.slice(from, from + together).map(async (part) => {
          const outcome = playPart(game, seeds, part.round.choice)
          try {
            await settle(part.session, part.round, { outcome, moves: [], bet: undefined })
          } catch (error) {
            if (error instanceof PlayError) return
            throw error
          }
          paid(part, outcome.win)
        }),
      )
  }
}
