/** Pocket of the double zero. */
export const doubleZero = 37

/** Kinds of bets that say nothing more. */
export const wholeBets = {
  red: [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36],
  black: [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35],
  odd: run(1, 18, 2),
  even: run(2, 18, 2),
  low: run(1, 18),
  high: run(19, 18),
  dozen_1: run(1, 12),
  dozen_2: run(13, 12),
  dozen_3: run(25, 12),
  column_1: run(1, 12, 3),
  column_2: run(2, 12, 3),
  column_3: run(3, 12, 3),
} as const satisfies Record<string, readonly number[]>

export type WholeBet = keyof typeof wholeBets
/** Kinds of bets that name their numbers. */
export type NumberBet =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'six_line'
  | 'trio'
  | 'first_four'
  | 'top_line'
export type BetKind = WholeBet | NumberBet

/** Bets of eighteen numbers, of which half comes back on zero under la partage. */
export const evenBets: readonly BetKind[] = ['red', 'black', 'odd', 'even', 'low', 'high']

function run(from: number, count: number, step = 1): number[] {
  return Array.from({ length: count }, (_, at) => from + at * step)
}

const isTop = (number: number) => number % 3 === 0

/** Sets of numbers that the layout allows for each kind; a set is sorted. */
function makeSets(wheel: 'single' | 'double'): Record<NumberBet, number[][]> {
  const all = run(1, 36)
  const streets = run(1, 12, 3).map((first) => run(first, 3))
  const isDouble = wheel === 'double'
  return {
    straight: [[0], ...all.map((number) => [number]), ...(isDouble ? [[doubleZero]] : [])],
    split: [
      ...all.filter((number) => number <= 33).map((number) => [number, number + 3]),
      ...all.filter((number) => !isTop(number)).map((number) => [number, number + 1]),
      ...(isDouble
        ? [
            [0, 1],
            [0, 2],
            [2, doubleZero],
            [3, doubleZero],
            [0, doubleZero],
          ]
        : [
            [0, 1],
            [0, 2],
            [0, 3],
          ]),
    ],
    street: streets,
    corner: all
      .filter((number) => number <= 32 && !isTop(number))
      .map((number) => [number, number + 1, number + 3, number + 4]),
    six_line: streets.slice(0, -1).map((street) => run(street[0] as number, 6)),
    trio: isDouble
      ? [
          [0, 1, 2],
          [0, 2, doubleZero],
          [2, 3, doubleZero],
        ]
      : [
          [0, 1, 2],
          [0, 2, 3],
        ],
    first_four: isDouble ? [] : [[0, 1, 2, 3]],
    top_line: isDouble ? [[0, 1, 2, 3, doubleZero]] : [],
  }
}

/** Every set of numbers that may be bet on, by wheel and kind. */
export const numberSets = { single: makeSets('single'), double: makeSets('double') } as const

/**
 * How many times the stake a bet on `count` numbers brings back, stake included: 36 shared by them. Only the five of the
 * top line do not share 36 evenly; they pay 6 to 1.
 */
export function rouletteMultiple(count: number): number {
  return Math.floor(36 / count)
}
