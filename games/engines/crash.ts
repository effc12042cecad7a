import { crashPoint } from '../fairness/crashPoint.ts'
import { type Engine, type Outcome, RefusedPlay, type Sum } from './Engine.ts'
import { asSum, readInteger, readStake, times } from './sums.ts'

export type CrashConfig = {
  /** Highest multiplier that may be asked for, in hundredths; a shared flight ends there. */
  most: number
  /** Whether all players share its flights, and may leave while they fly. */
  shared?: boolean
}

/** Leaves by itself at `at` hundredths. In a shared flight that may be left open. */
export type CrashChoice = { stake: Sum; at?: number }

/** Leaving before that, at so many hundredths by the provider's clock. */
export type CrashMove = { leave: number }

/** `point`: where it crashed, in hundredths. `at`: where the player left, or would have, unless the choice says it. */
export type CrashOutcome = Outcome & { point: number; at?: number }

export const crash: Engine<CrashConfig, CrashChoice, CrashMove, CrashOutcome> = {
  play({ most, shared = false }, draw, choice, moves) {
    const stake = readStake(choice.stake)
    const set = shared && choice.at === undefined ? most : readInteger(choice.at, 101, most)
    const at = leftAt(moves, set)
    const point = crashPoint(draw.bits52())
    return {
      stake: choice.stake,
      win: asSum(point >= at ? times(stake, { num: at, den: 100 }) : 0n),
      isOver: true,
      point,
      ...((shared || at !== set) && { at }),
    }
  },
}

/** Where a player has left, who would have left by themselves at `set`. */
function leftAt(moves: readonly CrashMove[], set: number): number {
  if (moves.length === 0) return set
  if (moves.length > 1) throw new RefusedPlay('Nobody leaves twice')
  return readInteger(moves[0]?.leave, 101, set)
}
