import { expect, test } from 'vitest'
import { caretAfter } from './caretAfter.ts'

test.each([
  ['20123', 5, '20 123', 6],
  ['2012 3', 2, '20 123', 2],
  ['20x123', 3, '20 123', 2],
  ['920 123', 1, '92 012 3', 1],
])('the caret of %s at %i stands in %s at %i', (before, caret, after, place) => {
  expect(caretAfter(before, caret, after, /\d/)).toBe(place)
})
