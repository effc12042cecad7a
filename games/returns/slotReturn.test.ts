import { describe, expect, test } from 'vitest'
import { checkSlotConfig } from '../engines/slots/checkSlotConfig.ts'
import { mostUnits } from '../engines/slots/mostUnits.ts'
import type { SlotConfig } from '../engines/slots/SlotConfig.ts'
import { slots } from '../engines/slots/slots.ts'
import { type Draw, drawOfWords } from '../fairness/createDraw.ts'
import { endlessSpins, playedSpins } from './freeSpins.ts'
import { heldCoins } from './heldCoins.ts'
import { slotReturn } from './slotReturn.ts'

/** Draws that go through every result, each as often as it is likely; `more` says whether there is another. */
function everyDraw(): { draw: Draw; more: () => boolean; chance: () => number } {
  const path: { at: number; of: number }[] = []
  let depth = 0
  const draw: Draw = {
    below(n) {
      path[depth] ??= { at: 0, of: n }
      const { at } = path[depth] as { at: number }
      depth += 1
      return at
    },
    bits52: () => 0,
  }
  return {
    draw,
    chance: () => path.reduce((product, { of }) => product / of, 1),
    more() {
      depth = 0
      for (let last = path.pop(); last; last = path.pop())
        if (last.at + 1 < last.of) return path.push({ at: last.at + 1, of: last.of }) > 0
      return false
    },
  }
}

/** The return by playing every result that there is. */
function byAllRounds(config: SlotConfig): number {
  const every = everyDraw()
  let units = 0
  do {
    // Before the chance is asked for, as the round says how much it draws.
    const won = slots.play(config, every.draw, { stake: '1' }, []).units
    units += won * every.chance()
  } while (every.more())
  return units / config.coins
}

const lines = [
  [0, 0, 0],
  [1, 1, 1],
  [0, 1, 0],
]
const plain: SlotConfig = {
  rows: 2,
  reels: ['AABWBC', 'ABBCWA', 'WCABAC'],
  coins: 10,
  wins: { by: 'lines', lines },
  pays: { A: [0, 2, 10], B: [0, 1, 5], C: [0, 0, 3], W: [0, 4, 40] },
  wild: { symbol: 'W' },
}
const scattered: SlotConfig = {
  ...plain,
  reels: ['AABWSC', 'ABSCWA', 'WCABAS'],
  scatter: { symbol: 'S', pays: [0, 3, 20] },
}

const small: SlotConfig = {
  ...scattered,
  rows: 1,
  reels: ['AS', 'SB', 'SCA'],
  wins: { by: 'lines', lines: [[0, 0, 0]] },
}

describe('the computed return is that of all rounds', () => {
  test.each<[string, SlotConfig]>([
    ['lines with wilds', plain],
    ['wilds that multiply', { ...plain, wild: { symbol: 'W', multiplies: 3 } }],
    ['wilds that cover their reel', { ...plain, wild: { symbol: 'W', expands: true } }],
    ['lines both ways', { ...plain, wins: { by: 'lines', lines, bothWays: true } }],
    [
      'lines both ways with wilds that multiply',
      { ...plain, wins: { by: 'lines', lines, bothWays: true }, wild: { symbol: 'W', multiplies: 2 } },
    ],
    [
      'mysteries',
      {
        ...plain,
        reels: ['AAB?BC', 'A?BC?A', 'WCA?AC'],
        mystery: {
          symbol: '?',
          becomes: [
            ['A', 1],
            ['B', 2],
          ],
        },
      },
    ],
    [
      'ways with wilds and a multiplier',
      {
        ...plain,
        wins: { by: 'ways' },
        reels: ['AABCBC', 'AABCWA', 'WCABAC'],
        pays: { A: [0, 2, 10], B: [0, 1, 5], C: [0, 0, 3] },
        multipliers: [
          [1, 3],
          [5, 1],
        ],
      },
    ],
    ['scatters', scattered],
    [
      'free spins that multiply, win more and reach their cap',
      {
        ...small,
        free: { reels: ['AS', 'BS', 'SA'], spins: [0, 1, 2], again: [0, 2], most: 4, multipliers: [1, 2] },
      },
    ],
    [
      'free spins with a symbol that expands',
      {
        ...small,
        free: {
          reels: ['ABW', 'CWA', 'BA'],
          spins: [0, 1, 2],
          again: [],
          most: 2,
          multipliers: [2],
          expanding: [
            ['A', 1],
            ['C', 2],
          ],
        },
      },
    ],
  ])('%s', (_, config) => {
    expect(checkSlotConfig(config)).toEqual([])
    expect(slotReturn(config).total).toBeCloseTo(byAllRounds(config), 10)
  })
})

test('hold and win ends as often full, and with as many coins, as a chain of all respins', () => {
  const hold = { fills: { num: 1, den: 3 }, respins: 1 }
  // Two open places and one respin: 4/9 nothing lands; 4/9 one lands, then the other does in one of three; 1/9 both.
  const { coins, full } = heldCoins(hold, 4, 2)
  expect(full).toBeCloseTo(1 / 9 + (4 / 9) * (1 / 3), 12)
  expect(coins).toBeCloseTo((4 / 9) * 2 + (4 / 9) * (3 + 1 / 3) + (1 / 9) * 4, 12)
})

test('hold and win adds its coins to the return', () => {
  const config: SlotConfig = {
    ...plain,
    reels: ['OA', 'OB', 'OC'],
    rows: 1,
    wins: { by: 'lines', lines: [[0, 0, 0]] },
    pays: { A: [0, 0, 0], B: [0, 0, 0], C: [0, 0, 0] },
    coins: 1,
    hold: {
      coin: 'O',
      least: 2,
      respins: 1,
      fills: { num: 1, den: 2 },
      values: [
        [2, 1],
        [6, 1],
      ],
      full: 8,
    },
  }
  // Of eight windows three have two coins (a respin fills the third place in half), one has three.
  const two = 2 * 4 + (4 + 8) / 2
  expect(slotReturn(config).held).toBeCloseTo((3 * two + 3 * 4 + 8) / 8, 12)
  const seen = slots.play(
    config,
    drawOfWords(() => 0),
    { stake: '3' },
    [],
  )
  expect(seen.held).toMatchObject({ isFull: true, units: 3 * 2 + 8, respins: [] })
  expect(seen.win).toBe(String(3 * 14))
})

test('free spins without a cap are N / (1 − N p)', () => {
  expect(endlessSpins(50, 50, 0.001)).toBeCloseTo(52.6316, 4)
})

test('a cap takes what free spins would win above it', () => {
  const sum = (most: number) => playedSpins(50, [0.999, 0.001], [50], most).reduce((all, p) => all + p, 0)
  expect(sum(50)).toBe(50)
  expect(sum(500)).toBeCloseTo(52.6316, 3)
  expect(sum(60)).toBeCloseTo(50 + 10 * (1 - 0.999 ** 50), 10)
})

const endless = { reels: plain.reels, spins: [0, 0, 8], again: [0, 0, 8], most: 100, multipliers: [1, 2, 3] }
const coins = {
  ...{ coin: 'O', least: 2, respins: 3, fills: { num: 1, den: 9 }, values: [[2, 1]], full: 8 },
} satisfies SlotConfig['hold']

test('the most that a round can win takes no longer the more free spins there may be', () => {
  const most = (spins: number) => mostUnits({ ...plain, free: { ...endless, most: spins } })
  const one = most(2) - most(1)
  expect(one).toBeGreaterThan(0)
  expect(most(4) - most(3)).toBe((3 / 2) * one)
  // A loop over them would never come back.
  expect(most(1e15)).toBeGreaterThan(1e15)
})

test.each<[string, Partial<SlotConfig>]>([
  ['a line leaves the window', { wins: { by: 'lines', lines: [[0, 2, 0]] } }],
  [
    'a line is there twice',
    {
      wins: {
        by: 'lines',
        lines: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
    },
  ],
  ['nobody knows the symbols Z', { reels: ['AZ', 'AB', 'AB'] }],
  ['pays are whole units', { pays: { ...plain.pays, A: [0, 0.5, 1] } }],
  ['ways begin with a wild', { wins: { by: 'ways' } }],
  ['free spins are without end', { free: { ...endless, most: 1e9 } }],
  ['free spins are without end', { free: { ...endless, most: 0.5 } }],
  ['respins are without end', { hold: { ...coins, respins: 1e9 } }],
  ['coins come always or never', { hold: { ...coins, fills: { num: 2, den: 2 } } }],
])('tables are refused because %s', (fault, change) => {
  expect(checkSlotConfig({ ...plain, ...change })).toContain(fault)
})
