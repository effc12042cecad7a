import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalsOf, isKnownCurrency } from '../rules/support/currencies.ts'
import { formatValue } from './formatValue.ts'

const currencies = [...Intl.supportedValuesOf('currency'), 'BTC', 'USDT'].filter(isKnownCurrency)
const money = (amount: string, currency: string) => String(formatValue({ amount, currency }, 'money', 'en'))
/** The number that a text of English shows. */
const shownIn = (text: string) => text.replace('−', '-').replace(/[^\d.-]/g, '')

it('shows a sum of any currency to its last decimal, and never more than there is', () => {
  expect(currencies.length).toBeGreaterThan(150)
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      (currency, units) => {
        const decimals = decimalsOf(currency)
        const digits = String(units).padStart(decimals + 1, '0')
        const amount = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
        const [whole = '', fraction = ''] = shownIn(money(amount, currency)).split('.')
        // Zeros behind the point are left out of a whole sum.
        expect(`${whole}${fraction.padEnd(decimals, '0')}`).toBe(
          String(BigInt(digits)).padStart(decimals + 1, '0'),
        )
      },
    ),
  )
})

it.each([
  ['10.50', 'EUR', '€10.50'],
  ['10.00', 'EUR', '€10'],
  ['1000', 'JPY', '¥1,000'],
  ['10.505', 'KWD', 'KWD 10.505'],
  ['10.000', 'KWD', 'KWD 10'],
  ['0.00012345', 'BTC', 'BTC 0.00012345'],
  ['-0.500000', 'USDT', 'USDT −0.500000'],
])('%s %s is %s', (amount, currency, shown) => {
  expect(money(amount, currency).replaceAll('\u00a0', ' ')).toBe(shown)
})

it('rounds no number up', () => {
  expect(formatValue(0.999, 'number', 'en')).toBe('0.99')
  expect(formatValue('1.005', 'money', 'en')).toBe('1')
})
