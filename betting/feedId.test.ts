import { expect, test } from 'vitest'
import { addressId, feedId } from './feedId.ts'

test.each([
  ['sr:match:42', 'match-42'],
  ['sr:simple_tournament:86', 'simple_tournament-86'],
  ['vf:match:7', 'vf-match-7'],
  ['sr:stage:999999999999', 'stage-999999999999'],
])('%s stands in addresses as %s, and is found again', (id, inAddress) => {
  expect(addressId(id)).toBe(inAddress)
  expect(feedId(inAddress)).toBe(id)
  expect(feedId(id)).toBe(id)
})

test.each(['', 'match', 'match-0', 'match-042', 'MATCH-1', 'a-b-c-1', 'sr:match:', 'sr:match:1:2'])(
  '%j is none, and stays what it is',
  (id) => {
    expect(feedId(id)).toBe(id)
    expect(addressId(id)).toBe(id)
  },
)
