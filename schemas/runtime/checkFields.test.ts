import { expect, it } from 'vitest'
import { checkFields } from './checkFields.ts'

const field = { sysname: 'city', type: 'input', attributes: { label: 'forms.city.label' } }

it('takes plain fields', () => {
  const visibleWhen = { properties: { data: { required: ['country_code'] } } }
  expect(checkFields([field, { ...field, visibleWhen }])).toEqual([])
})

it.each([
  ['the use of a fragment', { use: 'city' }],
  ['the name of a condition', { ...field, visibleWhen: 'signed-in' }],
  ['a short condition', { ...field, requiredWhen: { '/data/country_code': 'LV' } }],
  ['a joined condition', { ...field, visibleWhen: { all: [true] } }],
  ['the opposite of a name', { ...field, visibleWhen: { not: 'signed-in' } }],
  ['a use in the place of a text', { ...field, attributes: { label: { use: 'label' } } }],
  ['a use among actions', { ...field, onChange: [{ use: 'region' }] }],
  ['what is no field', 1],
])('refuses %s, which nobody would expand', (_, one) => {
  expect(checkFields([one]).length).toBeGreaterThan(0)
})
