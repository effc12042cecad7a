import { type Engine, type Outcome, RefusedPlay, type Sum } from './Engine.ts'
import {
  type BetKind,
  evenBets,
  numberSets,
  rouletteMultiple,
  type WholeBet,
  wholeBets,
} from './rouletteBets.ts'
import { asSum, readStake, refuseMoves } from './sums.ts'

export type RouletteConfig = {
  /** `single`: 0 to 36. `double`: 37 stands for the double zero. */
  wheel: 'single' | 'double'
  /** Half of an even bet comes back on a single zero. */
  laPartage: boolean
}

/** `numbers`: of the kinds that name them, in any order. */
export type RouletteBet = { kind: BetKind; numbers?: readonly number[]; stake: Sum }
export type RouletteChoice = { bets: readonly RouletteBet[] }
export type RouletteOutcome = Outcome & {
  number: number
  /** What each bet won, in their order. */
  wins: Sum[]
}

/** Most bets of one round. */
const mostBets = 200

/** The numbers that a bet covers. @throws RefusedPlay where the layout has no such bet */
export function numbersOf({ wheel }: RouletteConfig, bet: Omit<RouletteBet, 'stake'>): readonly number[] {
  if (Object.hasOwn(wholeBets, bet.kind)) {
    if (bet.numbers !== undefined) throw new RefusedPlay(`${bet.kind} names no numbers`)
    return wholeBets[bet.kind as WholeBet]
  }
  const sets: Partial<Record<string, number[][]>> = numberSets[wheel]
  const asked = Array.isArray(bet.numbers) ? [...bet.numbers].sort((a, b) => a - b).join() : ''
  const set = Object.hasOwn(sets, bet.kind)
    ? sets[bet.kind]?.find((numbers) => numbers.join() === asked)
    : undefined
  if (!set) throw new RefusedPlay('There is no such bet')
  return set
}

/** What a bet brings back when the ball lies on `number`; half stakes are rounded down. */
export function rouletteWin(config: RouletteConfig, bet: RouletteBet, number: number): bigint {
  const stake = readStake(bet.stake)
  const numbers = numbersOf(config, bet)
  if (numbers.includes(number)) return stake * BigInt(rouletteMultiple(numbers.length))
  return config.laPartage && number === 0 && evenBets.includes(bet.kind) ? stake / 2n : 0n
}

export const roulette: Engine<RouletteConfig, RouletteChoice, never, RouletteOutcome> = {
  play(config, draw, { bets }, moves) {
    refuseMoves(moves)
    if (!Array.isArray(bets) || bets.length === 0 || bets.length > mostBets || bets.includes(null))
      throw new RefusedPlay(`A round has 1 to ${mostBets} bets`)
    const number = draw.below(config.wheel === 'double' ? 38 : 37)
    const wins = bets.map((bet) => rouletteWin(config, bet, number))
    return {
      stake: asSum(bets.reduce((sum, bet) => sum + readStake(bet.stake), 0n)),
      win: asSum(wins.reduce((sum, win) => sum + win, 0n)),
      isOver: true,
      number,
      wins: wins.map(asSum),
    }
  },
}
