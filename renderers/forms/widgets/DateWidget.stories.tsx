import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Date' }
export default meta

const birthDate = makeField('birth_date', 'date', { attributes: { max: '-P18Y' } })

export const Empty = fieldStory(makeRequired(birthDate))
export const Filled = fieldStory({ ...birthDate, initial: '1990-12-31' })
