import { describe, expect, it } from 'vitest'
import { explainReturn } from '#betting/bets/returnOf.ts'
import { sizesOf as fitting } from '#betting/bets/sizesOf.ts'
import { SYSTEMS } from '#betting/bets/systems.ts'
import { compare, plus, ZERO } from '#betting/ratios.ts'
import { ratioText } from './ratioText.ts'
import { readRatio, returnLines } from './returnLines.ts'

const sizesOf = (...of: Parameters<typeof fitting>) => fitting(...of) ?? []

const won = { win: { won: true, voidHalves: 0 as const } }
const odds = [19_100, 25_000, 13_333, 41_000, 20_150, 17_550, 30_000, 15_000]

describe('lines of a return', () => {
  it.each(Object.entries(SYSTEMS))('add up to what the platform pays from: %s', (system, { legs }) => {
    const all = odds.slice(0, legs).map((one) => ({ odds: one }))
    const sizes = sizesOf(system, legs, 0)
    const { wins, lines } = explainReturn(
      { lineStake: 1n, legs: all, sizes },
      all.map(() => won),
    )
    const sum = returnLines(wins, [], sizes).reduce((before, group) => plus(before, group.sum), ZERO)
    expect(compare(sum, lines)).toBe(0)
  })

  it('have bankers in each', () => {
    const groups = returnLines(['2', '3', '5', '7'].map(readRatio), [1], sizesOf('3/4', 4, 1))
    expect(groups).toHaveLength(1)
    expect(groups[0]?.lines?.map(({ legs, product }) => [legs, ratioText(product)])).toEqual([
      [[0, 1, 2], '30.00'],
      [[0, 1, 3], '42.00'],
      [[1, 2, 3], '105.00'],
    ])
  })

  it('are written out up to thirty, and told by their number of legs beyond', () => {
    const six = ['2', '2', '2', '2', '2', '2'].map(readRatio)
    expect(returnLines(six.slice(0, 5), [], sizesOf('canadian', 5, 0)).every(({ lines }) => lines)).toBe(true)
    const heinz = returnLines(six, [], sizesOf('heinz', 6, 0))
    expect(heinz.map(({ lines }) => lines)).toEqual(Array(5).fill(undefined))
    expect(heinz.map(({ count, sum }) => [count, ratioText(sum)])).toEqual([
      [15, '60.00'],
      [20, '160.00'],
      [15, '240.00'],
      [6, '192.00'],
      [1, '64.00'],
    ])
  })

  it('are of all legs of a single and a multiple', () => {
    expect(sizesOf('single', 1, 0)).toEqual([1])
    expect(sizesOf('multiple', 4, 0)).toEqual([4])
  })
})

it('writes fractions so that two digits stand there, and more where they tell more', () => {
  expect(['2', '19/10', '3/8', '1/3', '0', '4775/1000'].map((text) => ratioText(readRatio(text)))).toEqual([
    ...['2.00', '1.90', '0.375', '≈ 0.3333', '0.00', '4.775'],
  ])
})
