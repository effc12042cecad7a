import { expect, it } from 'vitest'
import { hundredthsOf, ratesOf } from './rates.ts'

it('rates of a site have its common currency among them', () => {
  const general = { default_currency: 'EUR' } as Parameters<typeof ratesOf>[0]
  expect(ratesOf(general)).toEqual({ EUR: '1' })
  const currency_rates = { base: 'USD', updated_at: '2026-11-01T00:00:00Z', rates: { EUR: '0.9' } }
  expect(ratesOf({ ...general, currency_rates })).toEqual({ USD: '1', EUR: '0.9' })
})

it('sums are compared exactly, and not where a rate is missing', () => {
  const rates = { EUR: '1', GBP: '0.8700', JPY: '160' }
  expect(hundredthsOf(870n, { from: 'GBP', to: 'EUR', rates })).toBe(1000n)
  expect(hundredthsOf(160n, { from: 'JPY', to: 'GBP', rates })).toBe(87n)
  expect(hundredthsOf(5n, { from: 'SEK', to: 'SEK', rates })).toBe(5n)
  expect(hundredthsOf(5n, { from: 'SEK', to: 'EUR', rates })).toBeUndefined()
})
