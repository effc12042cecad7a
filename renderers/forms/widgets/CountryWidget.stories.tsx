import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Country' }
export default meta

const country = makeField('country_code', 'country_code', {
  attributes: { options: { select: { from: '/site/available_countries', as: 'country' } } },
})

export const Empty = fieldStory(makeRequired(country))
export const Chosen = fieldStory({ ...country, initial: { to: 'selectedValue' } })
