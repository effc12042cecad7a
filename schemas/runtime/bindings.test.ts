import { afterEach, describe, expect, it } from 'vitest'
import type { BindingFormat } from '#generated/grammar/types.ts'
import { createFormatters, resolveValue, resolveValues } from './bindings.ts'
import type { Facts } from './Facts.ts'
import { zone } from './formatValue.ts'

const facts: Facts = {
  session: { authenticated: true, login: '', balance: { amount: '1234567890123456.5', currency: 'EUR' } },
  site: { 'a/b': 'slash' },
  route: {},
  query: { promo: 'X' },
  device: {},
  data: { email: '', mobile: '+371 20-000-000', terms: true },
}

describe('a binding', () => {
  it('takes the first pointer at which something stands', () => {
    expect(resolveValue({ from: ['/data/email', '/data/nothing', '/data/mobile'] }, facts)).toBe(
      '+371 20-000-000',
    )
  })

  it('makes an amount of a bare sum, and nothing of what is no sum', () => {
    const here = (amount: string) => ({
      ...facts,
      session: { authenticated: true, currency: 'EUR' },
      data: { amount },
    })
    const bound = {
      from: '/data/amount',
      as: 'money',
      currency: '/session/currency',
      fallback: 'none',
    } as const
    expect(resolveValue(bound, here('50'), createFormatters('en'))).toBe('€50')
    expect(resolveValue(bound, here('ten'), createFormatters('en'))).toBe('none')
    expect(resolveValue(bound, facts, createFormatters('en'))).toBe('none')
  })

  it('falls back where nothing stands, and is undefined without a fallback', () => {
    expect(resolveValue({ from: '/session/login', fallback: 'you' }, facts)).toBe('you')
    expect(resolveValue({ from: '/session/login' }, facts)).toBeUndefined()
  })

  it('reads escaped names, and nothing that objects inherit', () => {
    expect(resolveValue({ from: '/site/a~1b' }, facts)).toBe('slash')
    expect(resolveValue({ from: '/site/constructor/name' }, facts)).toBeUndefined()
  })

  it('leaves empty ones out of a list of values', () => {
    expect(
      resolveValues({ a: '', b: { from: '/data/email' }, c: { from: '/query/promo' }, d: false }, facts),
    ).toEqual({
      c: 'X',
      d: false,
    })
  })

  it('sends what it reads unformatted, but for bits, digits and encoding', () => {
    expect(resolveValue({ from: '/session/balance', as: 'money' }, facts)).toBe(facts.session.balance)
    expect(resolveValue({ from: '/data/mobile', as: 'digits' }, facts)).toBe('37120000000')
    expect(resolveValue({ from: '/data/mobile', as: 'no_plus' }, facts)).toBe('371 20-000-000')
    expect(resolveValue({ from: '/data/terms', as: 'bit' }, facts)).toBe('1')
  })
})

it.each([
  ['anna.b@example.com', 'anna.b@example.com'],
  ['37121423940', '\u2066+37121423940\u2069'],
  ['+371 ••••• 940', '\u2066+371 ••••• 940\u2069'],
])(
  'shows the contact %s so that a number stays from left to right, and an address can be copied',
  (contact, shown) => {
    expect(createFormatters('ar')(contact, 'contact')).toBe(shown)
  },
)

describe('a binding with a map', () => {
  const map = { '1': '1', '2': '0', betting: '1' }
  const from: [string, string] = ['/stored/is_betting', '/site/betting']
  const value = (stored: Record<string, string>, betting?: string) =>
    resolveValue({ from, map, fallback: '0' }, { ...facts, stored, site: { betting } })

  it('takes what stands there for something else, and goes on where it stands for nothing', () => {
    expect(value({ is_betting: '2' }, 'betting')).toBe('0')
    expect(value({ is_betting: '1' })).toBe('1')
    expect(value({ is_betting: 'both' }, 'betting')).toBe('1')
    expect(value({}, 'casino')).toBe('0')
    expect(value({ is_betting: 'toString' })).toBe('0')
  })
})

describe('a format', () => {
  const english = createFormatters('en')
  it.each<[unknown, BindingFormat, unknown]>([
    [{ amount: '10.50', currency: 'EUR' }, 'money', '€10.50'],
    [{ amount: '10', currency: 'EUR' }, 'money', '€10'],
    [{ amount: '1234567890123456.5', currency: 'EUR' }, 'money', '€1,234,567,890,123,456.50'],
    [{ amount: 'ten', currency: 'EUR' }, 'money', { amount: 'ten', currency: 'EUR' }.amount],
    [{ amount: '-1234.5', currency: 'EUR' }, 'money', '−€1,234.50'],
    [{ amount: '10.50', currency: 'EUR' }, 'credit', '+€10.50'],
    [{ amount: '10.50', currency: 'EUR' }, 'debit', '−€10.50'],
    [{ amount: '-1', currency: 'EUR' }, 'debit', '+€1'],
    [{ amount: '0', currency: 'EUR' }, 'debit', '€0'],
    [1234.5, 'number', '1,234.50'],
    ['1000', 'number', '1,000'],
    ['2026-11-05', 'date', '05.11.2026'],
    ['nonsense', 'date', 'nonsense'],
    [0.5, 'percent', '50%'],
    ['LV', 'country', 'Latvia'],
    ['not a country', 'country', 'not a country'],
    ['EUR', 'currency', 'Euro'],
    ['lv', 'locale', 'Latvian'],
    [{ amount: '50.00', currency: 'EUR' }, 'sum', '50'],
    ['10.50', 'sum', '10.50'],
    ['NORTH', 'present', true],
    [false, 'present', false],
    ['0', 'present', false],
    ['a b/c', 'encoded', 'a%20b%2Fc'],
  ])('shows %j as %s', (value, format, shown) => {
    expect(english(value, format)).toEqual(shown)
  })

  it.each([
    ['en', '+€1,234.50', '−€1,234.50'],
    ['de', '+1.234,50\u00a0€', '−1.234,50\u00a0€'],
    ['lv', '+1234,50\u00a0€', '−1234,50\u00a0€'],
    ['ru', '+1\u00a0234,50\u00a0€', '−1\u00a0234,50\u00a0€'],
    ['ar', '\u2068\u200f\u200e+1,234.50\u00a0€\u2069', '\u2068\u200f\u200e−1,234.50\u00a0€\u2069'],
  ])(
    'shows sums in %s with currency and sign, isolated where the words run from right to left',
    (locale, plus, minus) => {
      const value = { amount: '1234.5', currency: 'EUR' }
      expect(createFormatters(locale)(value, 'credit')).toBe(plus)
      expect(createFormatters(locale)(value, 'debit')).toBe(minus)
    },
  )
})

describe('the zone of a player', () => {
  afterEach(() => {
    zone.name = () => undefined
  })

  it('is that whose calendar holds', () => {
    // Two hours ahead of UTC.
    zone.name = () => 'Europe/Riga'
    const at = { from: '/data/at', as: 'datetime' } as const
    const facts = { data: { at: '2026-11-30T22:05:00Z' } } as unknown as Facts
    const shown = () => resolveValue(at, facts, createFormatters('en'))
    expect(shown()).toBe('01.12.2026 0:05')
  })
})
