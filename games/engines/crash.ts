import { crashPoint } from '../fairness/crashPoint.ts'
import type { Engine, Outcome, Sum } from './Engine.ts'
import { asSum, readInteger, readStake, refuseMoves, times } from './sums.ts'

export type CrashConfig = {
  /** Highest multiplier that may be asked for, in hundredths. */
  most: number
}

/** Leaves by itself at `at` hundredths. */
export type CrashChoice = { stake: Sum; at: number }

/** `point`: where it crashed, in hundredths. */
export type CrashOutcome = Outcome & { point: number }

/** A round of one player, who said before where to leave. */
export const crash: Engine<CrashConfig, CrashChoice, never, CrashOutcome> = {
  play({ most }, draw, choice, moves) {
    refuseMoves(moves)
    const stake = readStake(choice.stake)
    const at = readInteger(choice.at, 101, most)
    const point = crashPoint(draw.bits52())
    return {
      stake: choice.stake,
      win: asSum(point >= at ? times(stake, { num: at, den: 100 }) : 0n),
      isOver: true,
      point,
    }
  },
}
