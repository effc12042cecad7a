import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it.each([
  ['Limits and breaks', 'lim', true],
  ['Limits and breaks', 'BREAKS lim', true],
  ['Limits and breaks', 'reak', true],
  ['Limits and breaks', 'ea', false],
  ['Limits and breaks', 'limits cashback', false],
  ['Bērziņa spēles', 'berzina spe', true],
  ['Einzahlung per Überweisung', 'uberw', true],
  ['كيف أسحب أموالي؟', 'أسحب', true],
  ['Kā es varu…', '', true],
])('%s is found by %s: %s', (text, query, isFound) => {
  expect(matches(text, query)).toBe(isFound)
})
