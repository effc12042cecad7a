import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Select' }
export default meta

const sex = makeField('sex', 'select', {
  attributes: {
    options: {
      select: [
        { value: '1', label: 'story.Female' },
        { value: '2', label: 'story.Male' },
      ],
    },
  },
})
const fetched = makeField('bank', 'select', {
  attributes: {
    options: { select: { operation: 'cashier.getbanks', items: '/items', value: '/id', name: '/name' } },
  },
})
const currency = makeField('currency', 'select', {
  attributes: { options: { select: { from: '/site/available_currencies', as: 'currency' } } },
  initial: { to: 'selectedValue' },
})

export const Empty = fieldStory(makeRequired(sex))
export const Chosen = fieldStory({ ...sex, initial: '2' })
export const FromFacts = fieldStory(currency)
export const Loading = fieldStory(fetched, { call: () => new Promise(() => undefined) })
export const Failed = fieldStory(fetched, {
  call: async () => ({ ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }),
})
export const Fetched = fieldStory(fetched, {
  call: async () => ({ ok: true, response: { items: [{ id: 7, name: 'Nordic Bank' }] } }),
})

const banks = Array.from({ length: 9 }, (_, index) => ({ id: index, name: `Nordic Bank ${index + 1}` }))
/** Long enough to be searched. */
export const Searched = fieldStory(fetched, { call: async () => ({ ok: true, response: { items: banks } }) })
