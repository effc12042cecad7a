import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Checkbox' }
export default meta

const terms = makeField('terms', 'checkbox')

export const Unchecked = fieldStory(makeRequired(terms))
export const Checked = fieldStory({ ...terms, initial: true })
