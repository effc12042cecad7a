import { expect, test } from 'vitest'
import type { Odds } from '../odds/Odds.ts'
import type { Ratio } from '../ratios.ts'
import { type Result, readDeadHeat } from './legFactor.ts'
import { type Bet, type LegResult, returnBounds, returnOf, stakeOf } from './returnOf.ts'
import { choose, countLines, SYSTEMS, type SystemName } from './systems.ts'

const won: LegResult = { win: { won: true, voidHalves: 0 } }
const lost: LegResult = { win: { won: false, voidHalves: 0 } }
const voided: LegResult = { win: { won: false, voidHalves: 2 } }
const halfWon: LegResult = { win: { won: true, voidHalves: 1 } }
const halfLost: LegResult = { win: { won: false, voidHalves: 1 } }
const tied = (places: bigint, runners: bigint): Result => ({
  won: true,
  voidHalves: 0,
  deadHeat: { num: places, den: runners },
})

const odds = (...decimals: number[]): Odds[] => decimals.map((decimal) => Math.round(decimal * 10_000))
const multiple = (lineStake: bigint, prices: Odds[]): Bet => ({
  lineStake,
  legs: prices.map((price) => ({ odds: price })),
  sizes: [prices.length],
})
const system = (name: SystemName, lineStake: bigint, prices: Odds[]): Bet => ({
  ...multiple(lineStake, prices),
  sizes: SYSTEMS[name].sizes,
})
const all = (count: number, result: LegResult) => Array.from({ length: count }, () => result)

test('systems have as many lines as their names say', () => {
  const lines = Object.entries(SYSTEMS).map(([name, { legs, sizes }]) => [name, countLines(legs, sizes)])
  expect(Object.fromEntries(lines)).toEqual({
    ...{ trixie: 4, patent: 7, yankee: 11, lucky_15: 15, canadian: 26, lucky_31: 31 },
    ...{ heinz: 57, lucky_63: 63, super_heinz: 120, goliath: 247 },
  })
  expect(countLines(5, [3])).toBe(10)
  expect(countLines(5, [3], 1)).toBe(6)
  expect(choose(30, 15)).toBe(155_117_520)
  expect(choose(3, 4)).toBe(0)
})

test('a multiple is paid from exact odds, and rounded once', () => {
  expect(returnOf(multiple(1000n, odds(1.91, 1.91, 1.91)), all(3, won))).toBe(6968n)
  expect(returnOf(multiple(1n, odds(1.5)), [won])).toBe(2n)
  expect(returnOf(multiple(1000n, odds(1.91, 1.91)), [won, lost])).toBe(0n)
})

test('legs that are void or half decided are recomputed', () => {
  const five = multiple(100n, odds(2.015, 1.755, 2.045, 1.895, 1.965))
  expect(returnOf(five, [won, won, halfWon, won, won])).toBe(2005n)
  expect(returnOf(five, [halfLost, won, won, won, won])).toBe(668n)
  expect(returnOf(five, all(5, voided))).toBe(100n)
})

test('systems return what bookmakers publish', () => {
  const threeToOne = odds(4, 4, 4, 4)
  expect(returnOf(system('yankee', 30n, threeToOne), all(4, won))).toBe(18240n)
  expect(returnOf(system('lucky_15', 30n, threeToOne), [won, won, voided, won])).toBe(7470n)
  expect(returnOf(system('trixie', 100n, odds(2, 3, 4)), all(3, won))).toBe(5000n)
  expect(returnOf(system('trixie', 100n, odds(2, 3, 4)), [won, won, voided])).toBe(1700n)
  expect(returnOf(system('patent', 100n, odds(2.5, 2, 3)), [won, halfWon, lost])).toBe(775n)
  expect(returnOf(system('heinz', 100n, odds(2, 2, 2, 2, 2, 2)), [...all(5, won), lost])).toBe(23200n)
  expect(returnOf(system('goliath', 100n, odds(...Array(8).fill(2))), all(8, won))).toBe(654_400n)
})

test('bankers stand in every line', () => {
  const bet: Bet = {
    lineStake: 100n,
    sizes: [3],
    legs: odds(2, 2, 2, 2, 2).map((price, at) => ({ odds: price, isBanker: at === 0 })),
  }
  expect(stakeOf(bet)).toBe(600n)
  expect(returnOf(bet, all(5, won))).toBe(4800n)
  expect(returnOf(bet, [won, won, won, lost, lost])).toBe(800n)
  expect(returnOf(bet, [lost, won, won, won, won])).toBe(0n)
})

test('who shares a place is paid on that part of the stake', () => {
  expect(returnOf(multiple(2000n, odds(4)), [{ win: tied(1n, 3n) }])).toBe(2667n)
  expect(returnOf(multiple(6000n, odds(6)), [{ win: tied(2n, 4n) }])).toBe(18_000n)
})

test('each way is a bet on the win and one on the place (23: each way overpaid)', () => {
  const fourth: Ratio = { num: 1n, den: 4n }
  const bet: Bet = {
    lineStake: 2000n,
    sizes: [1],
    legs: odds(17).map((price) => ({ odds: price, placeShare: fourth })),
    isEachWay: true,
  }
  expect(stakeOf(bet)).toBe(4000n)
  expect(returnOf(bet, [{ win: lost.win, place: won.win }])).toBe(10_000n)
  expect(returnOf(bet, [{ win: lost.win, place: tied(1n, 2n) }])).toBe(5000n)
  expect(returnOf(bet, [{ win: won.win, place: won.win }])).toBe(44_000n)
  expect(returnOf(bet, [{ win: voided.win, place: voided.win }])).toBe(4000n)
  expect(() => returnOf({ ...bet, legs: [{ odds: 20000 }] }, [won])).toThrow('no share')
})

test('the most that a bet may win is held after its lines are added up', () => {
  const bet = { ...system('trixie', 100n, odds(2, 3, 4)), mostWin: 2000n }
  expect(returnOf(bet, all(3, won))).toBe(2400n)
  expect(returnOf(bet, [won, won, voided])).toBe(1700n)
})

test('a bet is decided once what is open changes nothing', () => {
  const bet = multiple(100n, odds(2, 3, 4))
  expect(returnBounds(bet, [undefined, won, undefined])).toEqual({ least: 0n, most: 2400n })
  expect(returnBounds(bet, [undefined, lost, undefined])).toEqual({ least: 0n, most: 0n })
  expect(returnBounds(system('trixie', 100n, odds(2, 3, 4)), [won, won, undefined])).toEqual({
    least: 600n,
    most: 5000n,
  })
  expect(() => returnOf(bet, [won])).toThrow('3 legs')
})

test('factors of dead heats are meant as the fractions that they stand for', () => {
  const read = (text: string) => {
    const factor = readDeadHeat(text)
    return factor && `${factor.num}/${factor.den}`
  }
  expect(
    ['0.5', '0.33', '0.333', '0.67', '0.66', '0.25', '0.2', '0.17', '0.4286', '0.13', '1'].map(read),
  ).toEqual([...['5/10', '1/3', '1/3', '2/3', '2/3', '1/4', '2/10', '1/6', '3/7', '1/8', '1/1']])
  expect(['0', '0.0', '1.1', '-0.5', 'x', ''].map(read)).toEqual(Array(6).fill(undefined))
})
