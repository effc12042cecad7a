import { expect, test } from 'vitest'
import type { Family } from './families.ts'
import { groupsIn, groupsOf } from './groups.ts'

const of = (...groups: string[]) => groupsOf({ groups })
const family = (...groups: string[]) => ({ groups }) as unknown as Family

test('a market is in the groups that the feed says, and of the whole match where it says no other', () => {
  expect(of('all', 'score', 'regular_play')).toEqual(['sportsbook.groups.match'])
  expect(of('all', 'regular_play', 'corners')).toEqual(['sportsbook.groups.corners'])
  expect(of('all', 'combo', '1st_half')).toEqual([
    'sportsbook.groups.combinations',
    'sportsbook.groups.firstHalf',
  ])
  expect(of('all', 'score', 'rapid_market')).toEqual([])
})

test('groups stand in an order of their own, whichever market comes first', () => {
  expect(
    groupsIn([
      family('combo'),
      family('1st_half'),
      family('regular_play'),
      family('5_min'),
      family('10_min'),
    ]),
  ).toEqual(['match', 'firstHalf', 'combinations', 'minutes'].map((name) => `sportsbook.groups.${name}`))
  expect(groupsIn([family('regular_play'), family('all')])).toEqual([])
})
