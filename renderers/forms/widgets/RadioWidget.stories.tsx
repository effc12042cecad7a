import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Radio' }
export default meta

const product = makeField('is_betting', 'radio', {
  attributes: {
    options: {
      select: [
        { value: '0', label: 'story.Casino' },
        { value: '1', label: 'story.Betting' },
      ],
    },
  },
})

export const Empty = fieldStory(makeRequired(product))
export const Chosen = fieldStory({ ...product, initial: '1' })
