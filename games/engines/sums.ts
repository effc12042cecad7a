import { RefusedPlay, type Sum } from './Engine.ts'

/** A fraction of whole numbers that a float holds exactly: how many times its stake a bet pays. */
export type Ratio = { num: number; den: number }

/** Reads a stake. @throws RefusedPlay unless it is a positive whole number of at most 24 digits */
export function readStake(stake: unknown): bigint {
  if (typeof stake !== 'string' || !/^[1-9][0-9]{0,23}$/.test(stake))
    throw new RefusedPlay('The stake is no sum')
  return BigInt(stake)
}

/** What a stake wins, rounded down to a whole minor unit. */
export function times(stake: bigint, { num, den }: Ratio): bigint {
  return (stake * BigInt(num)) / BigInt(den)
}

export function asSum(amount: bigint): Sum {
  return amount.toString()
}

/** Refuses moves in games that know none. */
export function refuseMoves(moves: readonly unknown[]): void {
  if (moves.length > 0) throw new RefusedPlay('The round is over')
}

/** Reads a whole number. @throws RefusedPlay unless it is one from `least` to `most` */
export function readInteger(value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new RefusedPlay(`${String(value)} is no whole number from ${least} to ${most}`)
  return value
}
