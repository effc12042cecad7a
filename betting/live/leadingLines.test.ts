import { expect, test } from 'vitest'
import { leadingLines } from './leadingLines.ts'

const odds: Record<string, number[]> = {
  '18?total=1.5': [13_000, 32_000],
  '18?total=2.5': [19_500, 18_500],
  '18?total=3.5': [34_000, 13_000],
}
const led = (last: string | undefined, prices: Record<string, number[]>, lines = Object.keys(prices)) =>
  leadingLines(
    lines.map((line) => ({ line })),
    ({ line }) => prices[line] ?? [],
    last,
  ).map(({ line }) => line)
const leading = (...lines: string[]) => led(undefined, odds, lines)

test('an event is shown by who wins, and by the total that is most even', () => {
  expect(leading('1', '8?goalnr=1', ...Object.keys(odds))).toEqual(['1', '18?total=2.5'])
  expect(leading('1', '406', '412?total=5.5')).toEqual(['1', '412?total=5.5'])
  expect(leading('8?goalnr=1', '186', '202?setnr=1')).toEqual(['186'])
})

test('by its total alone where that is all that there is of the kind, and else by whatever comes first', () => {
  expect(leading('8?goalnr=2', '18?total=1.5', '18?total=2.5')).toEqual(['18?total=1.5'])
  expect(leading('9', '7')).toEqual(['9'])
  expect(leading()).toEqual([])
})

test('the total that leads stays until another is much more even, or it has no prices', () => {
  const prices = { '1': [], '18?total=2.5': [21_000, 17_500], '18?total=3.5': [18_000, 20_500] }
  expect(led(undefined, prices)).toEqual(['1', '18?total=3.5'])
  expect(led('18?total=2.5', prices)).toEqual(['1', '18?total=2.5'])
  expect(led('18?total=2.5', { ...prices, '18?total=3.5': [19_000, 19_200] })).toEqual(['1', '18?total=3.5'])
  for (const none of [[], [0, 0], [19_000]])
    expect(led('18?total=2.5', { ...prices, '18?total=2.5': none })).toEqual(['1', '18?total=3.5'])
  expect(led('18?total=1.5', prices)).toEqual(['1', '18?total=3.5'])
})
