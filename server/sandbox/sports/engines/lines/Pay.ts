import type { Result } from '../../../../../betting/bets/legFactor.ts'
import type { Split } from '../../models/asian.ts'

/** What becomes of a stake: 1 it wins, 0.5 half of it does and half comes back, 0 it comes back, −0.5 half of it is lost, −1 all. */
export type Pay = 1 | 0.5 | 0 | -0.5 | -1

export const WON: Result = { won: true, voidHalves: 0 }
export const LOST: Result = { won: false, voidHalves: 0 }
const results = new Map<Pay, Result>([
  [1, WON],
  [0.5, { won: true, voidHalves: 1 }],
  [0, { won: false, voidHalves: 2 }],
  [-0.5, { won: false, voidHalves: 1 }],
  [-1, LOST],
])

export function resultOfPay(pay: Pay): Result {
  return results.get(pay) ?? LOST
}

/** Results where one of some outcomes wins. @param winner its place among them */
export function resultsOfOne(ids: readonly string[], winner: number): Record<string, Result> {
  return Object.fromEntries(ids.map((id, at) => [id, at === winner ? WON : LOST]))
}

/** Adds an event of chance `p` that pays so. */
export function addPay(split: Split, pay: Pay, p: number): void {
  if (pay === 1) split.won += p
  else if (pay === -1) split.lost += p
  else {
    split.back += p * (1 - Math.abs(pay))
    if (pay > 0) split.won += p * pay
    else split.lost -= p * pay
  }
}

/** Of an outcome that either wins or loses. */
export function winning(p: number): Split {
  return { won: p, back: 0, lost: 1 - p }
}

export function won(does: boolean): Pay {
  return does ? 1 : -1
}

/** What a stake on more than `line` becomes; on a quarter line half of it lies on each of the lines beside. */
export function above(x: number, line: number): Pay {
  const isQuarter = (line * 4) % 2 !== 0
  const [low, high] = isQuarter ? [line - 0.25, line + 0.25] : [line, line]
  return ((Math.sign(x - low) + Math.sign(x - high)) / 2) as Pay
}

/** The same for less than `line`. */
export function below(x: number, line: number): Pay {
  return above(-x, -line)
}
