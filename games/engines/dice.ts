import { type Engine, type Outcome, RefusedPlay, type Sum } from './Engine.ts'
import { asSum, type Ratio, readInteger, readStake, refuseMoves, times } from './sums.ts'

/** Rolls of one of 10,000 numbers. */
export const faces = 10_000

export type DiceConfig = {
  /** What comes back of 10,000 staked, over all rolls. */
  returned: number
  /** Fewest and most rolls of 10,000 that may win. */
  chances: { least: number; most: number }
}

/** The roll wins below `target`, or from `target` on. */
export type DiceChoice = { stake: Sum; side: 'under' | 'over'; target: number }

export type DiceOutcome = Outcome & { roll: number; pays: Ratio }

/** Rolls of 10,000 that win. @throws RefusedPlay for a target that the config does not allow */
export function winningRolls({ chances }: DiceConfig, { side, target }: Omit<DiceChoice, 'stake'>): number {
  if (side !== 'under' && side !== 'over') throw new RefusedPlay('A roll is under or over')
  const rolls = side === 'under' ? readInteger(target, 0, faces) : faces - readInteger(target, 0, faces)
  if (rolls < chances.least || rolls > chances.most) throw new RefusedPlay('No such target')
  return rolls
}

export const dice: Engine<DiceConfig, DiceChoice, never, DiceOutcome> = {
  play(config, draw, choice, moves) {
    refuseMoves(moves)
    const stake = readStake(choice.stake)
    const pays = { num: config.returned, den: winningRolls(config, choice) }
    const roll = draw.below(faces)
    const isWon = choice.side === 'under' ? roll < choice.target : roll >= choice.target
    return {
      stake: choice.stake,
      win: asSum(isWon ? times(stake, pays) : 0n),
      isOver: true,
      roll,
      pays,
    }
  },
}
