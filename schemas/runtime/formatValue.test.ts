import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { decimalsOf, isKnownCurrency } from '../rules/support/currencies.ts'
import { dayIn } from '../rules/support/dayIn.ts'
import { formatValue, zone } from './formatValue.ts'

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

it.each([
  [0, 'en', '0:00:00'],
  [59, 'en', '0:00:59'],
  ['61', 'en', '0:01:01'],
  ['soon', 'en', 'soon'],
  [undefined, 'en', undefined],
  [3723, 'en', '1:02:03'],
  [86_400, 'en', '24:00:00'],
  [3723, 'ar-EG', '١:٠٢:٠٣'],
])('shows %s seconds in %s as %s', (seconds, locale, shown) => {
  expect(formatValue(seconds, 'duration', locale)).toBe(shown)
})

afterEach(() => {
  zone.name = () => undefined
})

it('shows a moment on the day that rules and filters mean, wherever the reader’s clock is', () => {
  const zones = ['Europe/Riga', 'Pacific/Auckland', 'America/New_York', 'Asia/Kathmandu', 'UTC']
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (name, moment) => {
        zone.name = () => name
        const [year, month, day] = dayIn(name, moment).split('-')
        expect(formatValue(moment.toISOString(), 'date', 'en')).toBe(`${day}.${month}.${year}`)
      },
    ),
  )
})

it.each([
  ['Pacific/Auckland', '2026-11-25T11:30:00Z', '26.11.2026 0:30'],
  ['Europe/Riga', '2026-11-25T22:05:00Z', '26.11.2026 0:05'],
  ['Europe/Riga', '2026-07-25T10:05:00Z', '25.07.2026 13:05'],
  ['UTC', '2026-11-25T22:05:00Z', '25.11.2026 22:05'],
])('by the clock of %s %s is %s', (name, moment, shown) => {
  zone.name = () => name
  expect(formatValue(moment, 'datetime', 'en')).toBe(shown)
})
