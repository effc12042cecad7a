import { expect, test } from 'vitest'
import { seeded } from '../../../games/catalogue/covers/seeded.ts'
import { golf } from './golf.ts'
import { advanceGolf, type GolfState } from './state.ts'

const squads = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => [`sr:competitor:${name}`])
const begun = golf.begin({ strengths: [1, 0.5, 0, 0, -0.5, -1], squads })
/** A field that has finished with these totals. */
const finished = (...totals: number[]): GolfState => ({
  ...begun,
  strokes: totals.map((total) => [...Array(7).fill(36), total - 7 * 36]),
})

test('a place that several share is a dead heat, each way too', () => {
  const end = finished(280, 280, 281, 281, 281, 290)
  expect(golf.isOver(end)).toBe(true)
  const win = golf.resultOf(end, 534, 'variant=pre:markettext:1')
  expect(win?.['sr:competitor:one']).toEqual({ won: true, voidHalves: 0, deadHeat: { num: 1n, den: 2n } })
  expect(win?.['sr:competitor:three']).toEqual({ won: false, voidHalves: 0 })
  const place = golf.resultOf(end, 868, 'pos=3')
  expect(place?.['sr:competitor:two']).toEqual({ won: true, voidHalves: 0 })
  expect(place?.['sr:competitor:five']).toEqual({ won: true, voidHalves: 0, deadHeat: { num: 1n, den: 3n } })
  expect(golf.resultOf(end, 1091, 'winners=5')?.['sr:competitor:six']?.won).toBe(false)
})

test('who is level with another has drawn, or gets the stake back', () => {
  const end = finished(280, 280, 281, 285, 281, 290)
  expect(golf.resultOf(end, 538, 'id=1')?.['1717']?.won).toBe(true)
  expect(golf.resultOf(end, 539, 'id=1')?.['sr:competitor:one']).toEqual({ won: false, voidHalves: 2 })
  expect(golf.resultOf(end, 539, 'id=2')?.['sr:competitor:three']?.won).toBe(true)
})

test('a round is decided when all have finished it', () => {
  const random = seeded('a round')
  let state = begun
  for (let nine = 0; nine < 11; nine += 1) state = advanceGolf(state, random)
  const best = 'roundnr=1|variant=pre:markettext:2'
  expect(golf.resultOf(state, 535, best)).toBeUndefined()
  state = advanceGolf(state, random)
  const shares = Object.values(golf.resultOf(state, 535, best) ?? {}).map(({ won, deadHeat }) =>
    won ? Number(deadHeat?.num ?? 1n) / Number(deadHeat?.den ?? 1n) : 0,
  )
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(
    golf
      .lines(state)
      .filter(({ market }) => market === 535)
      .map(({ specifiers }) => specifiers[8]),
  ).toEqual([...['2', '3']])
})

test('a field shares as many places as there are', () => {
  const places = golf.lines(begun).filter(({ market }) => [534, 868, 1091].includes(market))
  const sums = places.map(({ outcomes }) => outcomes.reduce((sum, { chance }) => sum + chance.won, 0))
  expect(sums.map((sum) => Number(sum.toFixed(8)))).toEqual([1, 3, 4, 5])
})
