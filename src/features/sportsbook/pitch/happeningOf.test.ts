import { expect, test } from 'vitest'
import { happeningOf } from './happeningOf.ts'

const score = (home: string, away: string, counts: Record<string, string> = {}) => ({
  ...{ home, away, periods: [] },
  statistics: Object.entries(counts).map(([name, value]) => ({ name, value })),
})

test('what has happened is told by what has grown', () => {
  expect(happeningOf(score('0', '0'), score('1', '0'))).toEqual({ side: 0, kind: 'score', by: 1 })
  expect(happeningOf(score('7', '10'), score('7', '13'))).toEqual({ side: 1, kind: 'score', by: 3 })
  const before = score('1', '0', { home_corners: '2', away_corners: '1' })
  const after = score('1', '0', { home_corners: '2', away_corners: '2' })
  expect(happeningOf(before, after)).toEqual({ side: 1, kind: 'corners', by: 1 })
})

test('nothing has happened where nothing has grown: a goal taken back, a count not told before', () => {
  expect(happeningOf(score('1', '0'), score('0', '0'))).toBeUndefined()
  expect(
    happeningOf(score('0', '0'), score('0', '0', { home_corners: '3', away_corners: '0' })),
  ).toBeUndefined()
})
