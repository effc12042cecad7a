import type { Meta } from '@storybook/react-vite'
import { fieldStory, formStory } from '../testing/fieldStory.tsx'
import { makeField, makeForm, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Amount' }
export default meta

const amount = makeField('amount', 'amount', { attributes: { min: 10, max: 5000 } })

export const Empty = fieldStory(makeRequired(amount))
export const Filled = fieldStory({ ...amount, initial: '1234.5' })

const bounded = makeRequired(
  makeField('amount', 'amount', {
    attributes: { bounds: { min: '/methods/0/min', max: '/methods/0/max' }, presets: '/methods/0/presets' },
  }),
)
const euro = (amount: string) => ({ amount, currency: 'EUR' })
const method = {
  min: euro('10'),
  max: euro('5000'),
  presets: ['20', '50', '100', '1000'].map((value) => ({ value })),
  fields: [],
}

/** Bounds and sums to pick come from the platform. */
export const WithSumsToPick = formStory(
  makeForm([bounded], {
    dynamicFields: {
      after: 'amount',
      operation: 'cashier.getdepositsettings',
      items: '/methods/0/fields',
      into: 'requisites',
      source: { requisites: 'deposit' },
    },
  }),
  { call: async () => ({ ok: true, response: { methods: [method] } }) },
)
