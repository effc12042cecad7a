import { expect, it } from 'vitest'
import { gridLayout } from './gridLayout.ts'

it('has two tiles in a row on a phone and seven on a wide screen', () => {
  expect(gridLayout(328, 'horizontal').columns).toBe(2)
  expect(gridLayout(280, 'horizontal').columns).toBe(2)
  expect(gridLayout(720, 'horizontal').columns).toBe(3)
  expect(gridLayout(1360, 'horizontal').columns).toBe(7)
})

it('has rows as high as the covers and the words below them', () => {
  expect(gridLayout(328, 'horizontal').rowHeight).toBe(157)
  expect(gridLayout(328, 'vertical').rowHeight).toBe(289)
  expect(gridLayout(328, 'horizontal', 32).rowHeight).toBe(209)
})
