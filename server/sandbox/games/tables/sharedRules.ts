import type { CrashChoice, CrashConfig, CrashOutcome } from '#games/engines/crash.ts'
import { timeOf } from '#games/engines/crashFlight.ts'
import type { Outcome } from '#games/engines/Engine.ts'
import { playRound } from '#games/engines/engines.ts'
import type { RouletteChoice, RouletteOutcome } from '#games/engines/roulette.ts'
import { createDraw } from '#games/fairness/createDraw.ts'
import type { Seeds } from '#games/fairness/seeds.ts'
import type { Game, TableTimes } from '../catalogue/Game.ts'
import { PlayError } from '../PlayError.ts'

/** A game whose rounds all players share. */
export type TableGame = Game & { table: TableTimes }

export const isTable = (game: Game | undefined): game is TableGame => game?.table !== undefined

const nobody: Seeds = { server: '', client: '', nonce: 0 }

/** What a player's part of a round comes to. @throws PlayError where the rules do not allow it */
export function playPart(
  { mathematics }: Game,
  seeds: Seeds,
  choice: object,
  moves: readonly unknown[] = [],
): Outcome {
  try {
    return playRound(mathematics, createDraw(seeds), choice, moves)
  } catch (error) {
    if (error instanceof Error && error.name === 'RefusedPlay')
      throw new PlayError(422, 'REFUSED_PLAY', error.message)
    throw error
  }
}

/** What a choice costs; how the round ends is nobody's matter here. @throws PlayError where it is not allowed */
export const stakeOf = (game: Game, choice: object): bigint => BigInt(playPart(game, nobody, choice).stake)

/** What everybody is shown of how a round ended: as the engine has it, of any stake. */
export function resultOf(game: Game, seeds: Seeds): number {
  if (game.mathematics.kind === 'roulette')
    return (playPart(game, seeds, { bets: [{ kind: 'red', stake: '1' }] }) as RouletteOutcome).number
  const { most } = game.mathematics.config as CrashConfig
  return Math.min(most, (playPart(game, seeds, { stake: '1' }) as CrashOutcome).point)
}

/** Milliseconds of what moves. */
export const lastsFor = ({ table }: TableGame, result: number): number => table.running ?? timeOf(result)

/** A choice with more to it. @throws PlayError where a round knows one stake of a player */
export function joinedChoice({ kind }: Game, before: object, more: object): object {
  if (kind !== 'roulette') throw new PlayError(409, 'ROUND_OPEN', 'The stake of this round stands')
  const { bets = [] } = more as Partial<RouletteChoice>
  if (!Array.isArray(bets)) throw new PlayError(422, 'REFUSED_PLAY', 'There are no bets')
  return { bets: [...(before as RouletteChoice).bets, ...bets] }
}

/** Where a player leaves a flight by themselves, in hundredths; none who stays to its end, or who plays something else. */
export const leavesAt = (choice: object): number | undefined => (choice as Partial<CrashChoice>).at
