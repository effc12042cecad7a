import { expect, test } from 'vitest'
import { resultOf } from './describeRound.ts'

test.each([
  ['open', 'open', 100n, 0n],
  ['lost', 'closed', 100n, 0n],
  ['returned', 'closed', 100n, 60n],
  ['returned', 'closed', 200n, 200n],
  ['won', 'closed', 100n, 101n],
  // A free round, which nothing was staked for.
  ['won', 'closed', 0n, 1n],
] as const)('a round is %s: %s, of %s staked %s came back', (result, state, staked, won) => {
  expect(resultOf({ state, staked, won })).toBe(result)
})
