import { expect, test } from 'vitest'
import type { Resets } from '#generated/grammar/types.ts'
import { createStoryHost } from '../../storyHost.ts'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { resetValue } from './initialValue.ts'

const currency = makeField('currency', 'select', {
  attributes: { options: { select: { from: '/site/available_currencies', as: 'currency' } } },
})
const field = makeForm([currency]).fields.currency as NonNullable<
  ReturnType<typeof makeForm>['fields'][string]
>
const choices = ['USD', 'EUR'].map((value) => ({ value, name: value, as: 'currency' as const }))
const conditions = (conditions: object) =>
  createStoryHost({ facts: { site: { default_currency: 'EUR', currency_conditions: conditions } } })

const bound: Resets = [
  { from: '/site/currency_conditions/changeCountryValue' },
  { from: '/site/currency_conditions/changeCountryFallbackValue' },
]

test.each([
  [{ changeCountryValue: 'firstValue' }, 'USD'],
  [{ changeCountryValue: 'selectedValue' }, 'EUR'],
  [{ changeCountryValue: 'emptyValue', changeCountryFallbackValue: 'firstValue' }, 'USD'],
  [{ changeCountryValue: 'emptyValue' }, undefined],
  [{}, undefined],
])('a field is set by what the site says: %j', (given, expected) => {
  expect(resetValue(bound, field, choices, conditions(given)).value).toBe(expected)
})

const chosen = (country_code: string | undefined) => {
  const country_currencies = { GB: 'USD', SE: 'SEK' }
  const host = createStoryHost({
    facts: {
      site: { default_currency: 'EUR', country_currencies },
      session: { authenticated: true, uid: 1 },
    },
  })
  return resetValue(
    ['selectedValue', 'firstValue'],
    field,
    [{ value: 'BRL', name: '', as: 'currency' as const }, ...choices],
    host,
    {
      data: { country_code },
    },
  ).value
}

test('the currency that a site prefers is that of the chosen country', () => {
  expect(chosen('GB')).toBe('USD')
})

test.each(['SE', 'BR', 'constructor'])(
  'one that is not offered, or that no country %s has, is none',
  (country) => {
    expect(chosen(country)).toBe('BRL')
  },
)
