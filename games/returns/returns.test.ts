import { expect, test } from 'vitest'
import type { MinesConfig } from '../engines/mines.ts'
import { type BetKind, numberSets, wholeBets } from '../engines/rouletteBets.ts'
import { baccaratReturns } from './baccaratReturn.ts'
import { blackjackReturn } from './blackjackReturn.ts'
import { crashReturn, diceReturn, minesReturn, plinkoReturn, rouletteReturn } from './tableReturns.ts'

const percent = (share: number, digits = 3) => (100 * share).toFixed(digits)

const everyBet = (wheel: 'single' | 'double') => [
  ...Object.keys(wholeBets).map((kind) => ({ kind: kind as BetKind })),
  ...Object.entries(numberSets[wheel]).flatMap(([kind, sets]) =>
    sets.map((numbers) => ({ kind: kind as BetKind, numbers })),
  ),
]

test('every bet of a wheel with one zero returns 97.297 %', () => {
  const bets = everyBet('single')
  expect(bets.length).toBe(12 + 37 + 60 + 12 + 22 + 11 + 2 + 1)
  for (const bet of bets)
    expect(percent(rouletteReturn({ wheel: 'single', laPartage: false }, bet))).toBe('97.297')
})

test('a double zero returns 94.737 %, its top line 92.105 %, and la partage 98.649 %', () => {
  for (const bet of everyBet('double')) {
    const expected = bet.kind === 'top_line' ? '92.105' : '94.737'
    expect(percent(rouletteReturn({ wheel: 'double', laPartage: false }, bet))).toBe(expected)
  }
  expect(percent(rouletteReturn({ wheel: 'single', laPartage: true }, { kind: 'red' }))).toBe('98.649')
})

test('baccarat of eight decks returns what is published', () => {
  const pays = { player: { num: 2, den: 1 }, banker: { num: 195, den: 100 }, tie: { num: 9, den: 1 } }
  const returns = baccaratReturns({ decks: 8, pays })
  expect(percent(returns.banker, 4)).toBe('98.9421')
  expect(percent(returns.player, 4)).toBe('98.7649')
  expect(percent(returns.tie, 4)).toBe('85.6404')
})

test('blackjack of endless decks, split once, returns what is published', () => {
  const rules = { decks: Number.POSITIVE_INFINITY, hitsSoft17: false, blackjackPays: { num: 5, den: 2 } }
  expect(percent(blackjackReturn(rules) - 1, 4)).toBe('-0.5704')
})

test('dice return 99 % at every target', () => {
  const config = { returned: 9900, chances: { least: 1, most: 9800 } }
  for (let target = 1; target <= 9800; target += 97)
    expect(diceReturn(config, { side: 'under', target })).toBeCloseTo(0.99, 12)
})

const mines: MinesConfig = { cells: 25, mines: { least: 1, most: 24 }, returned: 99, most: 10_000 }

test('mines return 99 % wherever one stops', () => {
  for (let count = 1; count <= 24; count += 1)
    for (let picks = 1; picks <= 25 - count; picks += 1)
      expect(minesReturn(mines, count, picks)).toBeCloseTo(0.99, 10)
})

test('plinko sums binomial shares', () => {
  const config = { tables: { low: { 2: [200, 50, 200] }, even: { 8: Array(9).fill(99) } } }
  expect(plinkoReturn(config, 'low', 2)).toBe(1.25)
  expect(plinkoReturn(config, 'even', 8)).toBeCloseTo(0.99, 12)
})

test('crash returns 99 % at every multiplier', () => {
  for (let at = 101; at <= 100_000_000; at = Math.ceil(at * 1.07))
    expect(crashReturn({ most: 100_000_000 }, at)).toBeCloseTo(0.99, 8)
})
