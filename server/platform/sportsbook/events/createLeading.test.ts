import { expect, it } from 'vitest'
import type { PriceBoost } from '#generated/grammar/types.ts'
import { createLeading } from './createLeading.ts'
import type { OfferedLine } from './shownLines.ts'

const lineOf = (line: string, ...odds: number[]) =>
  ({ line, shown: { outcomes: odds.map((one) => ({ odds: one })) } }) as unknown as OfferedLine
const named = (lines: readonly OfferedLine[]) => lines.map(({ line }) => line)
const winner = lineOf('1', 20_000, 34_000, 40_000)
const even = [winner, lineOf('18?total=2.5', 19_000, 19_500), lineOf('18?total=3.5', 30_000, 14_000)]
const nearly = [winner, lineOf('18?total=2.5', 18_000, 20_500), lineOf('18?total=3.5', 19_800, 18_600)]

it('keeps to the total that has led an event, and to none of another', () => {
  const leading = createLeading()
  expect(named(leading('a', even))).toEqual(['1', '18?total=2.5'])
  expect(named(leading('a', nearly))).toEqual(['1', '18?total=2.5'])
  expect(named(leading('b', nearly))).toEqual(['1', '18?total=3.5'])
})

it('forgets what was asked for longest ago', () => {
  const leading = createLeading(1)
  leading('a', even)
  leading('b', even)
  expect(named(leading('a', nearly))).toEqual(['1', '18?total=3.5'])
})

it('has the boosted lines of the event, each once', () => {
  const boosts = ['18?total=3.5', '1', '29'].map((line) => ({ event: 'a', line })) as PriceBoost[]
  expect(named(createLeading()('a', even, { boosts }))).toEqual(['1', '18?total=2.5', '18?total=3.5'])
  expect(named(createLeading()('b', even, { boosts }))).toEqual(['1', '18?total=2.5'])
})
