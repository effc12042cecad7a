import { expect, it } from 'vitest'
import { nextTab } from './nextTab.ts'

const ids = ['a', 'b', 'c']

it.each([
  ['ArrowRight', 'a', false, 'b'],
  ['ArrowRight', 'c', false, 'a'],
  ['ArrowLeft', 'a', false, 'c'],
  ['ArrowRight', 'a', true, 'c'],
  ['ArrowLeft', 'a', true, 'b'],
  ['Home', 'c', false, 'a'],
  ['End', 'a', false, 'c'],
  ['Enter', 'a', false, undefined],
])('%s from %s (right to left: %s) leads to %s', (key, open, isRtl, expected) => {
  expect(nextTab(key, ids, open, isRtl)).toBe(expected)
})
