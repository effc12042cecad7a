import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkCashier } from './checkCashier.ts'

const site = (withdrawal?: object) =>
  ({
    general: { available_currencies: ['EUR', 'SEK'] },
    cashier: withdrawal && { withdrawal },
  }) as unknown as SiteDefinition

const rules = { hourly: 5, review: { first: false }, limits: [], burnsBonuses: true }

it('finds nothing wrong with a site that pays nothing out, or compares no sums', () => {
  expect(checkCashier(site())).toEqual([])
  expect(checkCashier(site(rules))).toEqual([])
})

it('names every sum that is missing in a currency or cannot be kept', () => {
  const found = checkCashier(
    site({
      ...rules,
      review: { first: true, from: { EUR: '10.001', SEK: '100' } },
      limits: [
        { days: 1, amount: { EUR: '10', SEK: '0', XXX: '5' } },
        { days: 30, amount: { EUR: '10' } },
      ],
    }),
  )
  expect(found.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/cashier/withdrawal/review/from/EUR amount_decimals',
    '/cashier/withdrawal/limits/0/amount/SEK amount_zero',
    '/cashier/withdrawal/limits/0/amount/XXX unknown_currency',
    '/cashier/withdrawal/limits/1/amount missing_amount',
  ])
})
