import { expect, it } from 'vitest'
import { resolveValue } from './bindings.ts'
import type { Facts } from './Facts.ts'
import { lessSum } from './lessSum.ts'

const eur = (amount: string) => ({ amount, currency: 'EUR' })

it('takes a sum away from an amount to the last decimal', () => {
  expect(lessSum(eur('120.50'), '100')).toEqual(eur('20.50'))
  expect(lessSum(eur('0.30'), eur('0.10'))).toEqual(eur('0.20'))
  expect(lessSum(eur('9007199254740993.01'), '0.01')).toEqual(eur('9007199254740993'))
  expect(lessSum({ amount: '0.00000002', currency: 'BTC' }, '0.00000001')).toEqual({
    amount: '0.00000001',
    currency: 'BTC',
  })
})

it('is nothing where there is no rest, or no sum', () => {
  for (const [whole, taken] of [
    [eur('10'), '10.01'],
    [eur('10'), ''],
    [eur('10'), 'ten'],
    [eur('10'), { amount: '1', currency: 'USD' }],
    ['10', '1'],
    [undefined, '1'],
  ])
    expect(lessSum(whole, taken)).toBeUndefined()
})

it('is what a binding says with less', () => {
  const rest = { from: '/balance/main', less: '/data/amount', fallback: 'none' }
  expect(
    resolveValue(rest, { balance: { main: eur('50') }, data: { amount: '20' } } as unknown as Facts),
  ).toEqual(eur('30'))
  expect(resolveValue(rest, { balance: { main: eur('50') }, data: {} } as unknown as Facts)).toBe('none')
})
