import { type Engine, type Outcome, RefusedPlay, type Sum } from './Engine.ts'
import { asSum, readStake, refuseMoves, times } from './sums.ts'

export type PlinkoConfig = {
  /** Hundredths that each bucket pays, from the left; by the name of the risk, then by rows of pins: rows + 1 of them. */
  tables: Record<string, Record<string, readonly number[]>>
}

export type PlinkoChoice = { stake: Sum; risk: string; rows: number }

/** `path`: 0 where the ball went left, 1 where it went right; their sum is the bucket. */
export type PlinkoOutcome = Outcome & { path: number[]; bucket: number; pays: number }

/** What the buckets pay, in hundredths. @throws RefusedPlay where there is no such board */
export function bucketsOf({ tables }: PlinkoConfig, risk: string, rows: number): readonly number[] {
  const boards = Object.hasOwn(tables, risk) ? tables[risk] : undefined
  const buckets = boards && Object.hasOwn(boards, String(rows)) ? boards[String(rows)] : undefined
  if (!buckets) throw new RefusedPlay('There is no such board')
  return buckets
}

export const plinko: Engine<PlinkoConfig, PlinkoChoice, never, PlinkoOutcome> = {
  play(config, draw, choice, moves) {
    refuseMoves(moves)
    const stake = readStake(choice.stake)
    const buckets = bucketsOf(config, choice.risk, choice.rows)
    const path = Array.from({ length: buckets.length - 1 }, () => draw.below(2))
    const bucket = path.reduce((sum, step) => sum + step, 0)
    const pays = buckets[bucket] ?? 0
    return {
      stake: choice.stake,
      win: asSum(times(stake, { num: pays, den: 100 })),
      isOver: true,
      path,
      bucket,
      pays,
    }
  },
}
