import type { CrashConfig } from '../engines/crash.ts'
import { type DiceChoice, type DiceConfig, faces, winningRolls } from '../engines/dice.ts'
import { RefusedPlay } from '../engines/Engine.ts'
import { type MinesConfig, minesPay } from '../engines/mines.ts'
import { bucketsOf, type PlinkoConfig } from '../engines/plinko.ts'
import { type RouletteBet, type RouletteConfig, rouletteWin } from '../engines/roulette.ts'

// All of them: what comes back of a stake of 1, over all draws.

/** A bet of roulette, over all pockets. */
export function rouletteReturn(config: RouletteConfig, bet: Omit<RouletteBet, 'stake'>): number {
  const pockets = config.wheel === 'double' ? 38 : 37
  const won = Array.from({ length: pockets }, (_, number) =>
    rouletteWin(config, { ...bet, stake: '2' }, number),
  )
  return Number(won.reduce((sum, win) => sum + win, 0n)) / (2 * pockets)
}

export function diceReturn(config: DiceConfig, choice: Omit<DiceChoice, 'stake'>): number {
  const rolls = winningRolls(config, choice)
  return (rolls / faces) * (config.returned / rolls)
}

/** Of a player who stops after so many picks. */
export function minesReturn(config: MinesConfig, mines: number, picks: number): number {
  const { num, den } = minesPay(config, mines, picks)
  let safe = 1
  for (let pick = 0; pick < picks; pick += 1) safe *= (config.cells - mines - pick) / (config.cells - pick)
  return (safe * num) / den
}

/** Σ C(n, i) mᵢ / 2ⁿ. */
export function plinkoReturn(config: PlinkoConfig, risk: string, rows: number): number {
  let paths = 1
  let sum = 0
  for (const [bucket, pays] of bucketsOf(config, risk, rows).entries()) {
    sum += paths * pays
    paths *= (rows - bucket) / (bucket + 1)
  }
  return sum / 100 / 2 ** rows
}

/** Of a player who leaves at `at` hundredths: floor(99 · 2⁵² / at) / 2⁵² · at / 100. */
export function crashReturn({ most }: CrashConfig, at: number): number {
  if (at < 101 || at > most) throw new RefusedPlay('No such multiplier')
  const all = 2n ** 52n
  const won = (99n * all) / BigInt(at)
  return Number((won * BigInt(at) * 10n ** 15n) / (100n * all)) / 1e15
}
