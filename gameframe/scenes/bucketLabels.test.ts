import { expect, test } from 'vitest'
import { bucketLabels } from './bucketLabels.ts'

/** Sixteen rows of the boldest table have the longest multipliers and the most of them. */
const pays = [
  100_000, 13_000, 2_600, 900, 400, 200, 20, 20, 20, 20, 20, 200, 400, 900, 2_600, 13_000, 100_000,
]

test.each([320, 360, 430, 768, 1200])('multipliers can be read on a board of %i pixels', (width) => {
  const { texts, size, lines, step } = bucketLabels(pays, width / (pays.length + 0.5))
  expect(size).toBeGreaterThanOrEqual(10)
  // Bold letters of a system font are about as wide as this.
  const wide = (text = '') => text.length * size * 0.6
  for (const [at, text] of texts.entries()) {
    const next = texts[at + lines]
    if (next !== undefined) expect((wide(text) + wide(next)) / 2, text).toBeLessThan(lines * step)
  }
})
test('they stand in their buckets where these are wide enough', () => {
  expect(bucketLabels(pays, 60).lines).toBe(1)
  expect(bucketLabels(pays, 20).lines).toBe(2)
})
