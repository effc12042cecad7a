import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { compileIcu } from './compileIcu.ts'

function said(source: string, values: Record<string, unknown>, locale = 'en'): string {
  const { message, broken } = compileIcu(source)
  if (broken !== undefined) throw new Error(broken)
  const compiled = typeof message === 'string' ? [message] : message
  return setupI18n({ locale, messages: { [locale]: { it: compiled as never } } })._('it', values)
}

const day = '2026-03-04T15:06:07Z'

it.each([
  ['{n, number}', { n: 1234.5 }, '1,234.5'],
  ['{n, number, integer}', { n: 1234.5 }, '1,235'],
  ['{n, number, percent}', { n: 0.25 }, '25%'],
  ['{n, number, ::percent}', { n: 25 }, '25%'],
  ['{n, number, ::currency/EUR}', { n: 5 }, '€5.00'],
  ['{n, number, ::compact-short}', { n: 12_000 }, '12K'],
  ['{n, number, ::.00}', { n: 2 }, '2.00'],
  ['{n, number, ::sign-always}', { n: 3 }, '+3'],
  ['{d, date}', { d: day }, 'Mar 4, 2026'],
  ['{d, date, short}', { d: day }, '3/4/2026'],
  ['{d, date, medium}', { d: day }, 'Mar 4, 2026'],
  ['{d, date, ::yMMMM}', { d: day }, 'March 2026'],
  ['{d, time, ::HHmm}', { d: day }, expect.stringMatching(/^\d\d:06$/)],
  ['{d, time, short}', { d: day }, expect.stringMatching(/^\d+:06/)],
  [
    '{n, plural, offset:1 =0 {nobody} one {you and # other} other {you and # others}}',
    { n: 3 },
    'you and 2 others',
  ],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{n, plural, one {# {w, select, a {day} other {night}}} other {# nights}}', { n: 1, w: 'a' }, '1 day'],
  ['{n, plural, offset:1 other {{w, select, a {# of them} other {all}}}}', { n: 5, w: 'a' }, '4 of them'],
  ['{n, plural, other {{m, plural, one {# cat} other {# cats}} for #}}', { n: 5, m: 1 }, '1 cat for 5'],
])('shows %s', (source, values, shown) => {
  expect(said(source, values)).toEqual(shown)
})

it.each([
  ['{n, number, whole}', '{n, number, whole} cannot be shown: a number is an integer, a percent'],
  ['{n, number, currency}', '{n, number, currency} cannot be shown'],
  ['{n, number, #,##0.00}', '{n, number, #,##0.00} cannot be shown'],
  ['{n, number, ::currency/EURO}', '{n, number, ::currency/EURO} cannot be shown'],
  ['{n, number, ::scale/100}', 'scale and precision-increment are not known here'],
  ['{n, number, ::nonsense}', '{n, number, ::nonsense} cannot be shown'],
  ['{d, date, dd.MM.yyyy}', 'a date is short, medium, long, full, or has a skeleton such as ::yMMMd'],
  ['{d, time, HH:mm}', 'a time is short'],
  ['{n, spellout}', '{n, spellout} cannot be shown: there are number, date, time'],
  ['{n, duration}', '{n, duration} cannot be shown'],
  ['{n, choice, 0#none|1#one}', '{n, choice} cannot be shown'],
  ['{n, constructor}', '{n, constructor} cannot be shown'],
  ['{n, plural, one {x}}', 'The choice on {n} has no "other".'],
  ['{n, plural, single {x} other {y}}', 'The plural case single is not valid'],
  ['{w, select, a {{n, number, whole}} other {}}', '{n, number, whole} cannot be shown'],
])('refuses %s by name', (source, reason) => {
  expect(compileIcu(source).broken).toContain(reason)
})
