import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/File' }
export default meta

const passport = makeField('passport', 'file', {
  attributes: { accept: 'image/*,.pdf', maxBytes: 5_000_000 },
})

export const Empty = fieldStory(makeRequired(passport))
