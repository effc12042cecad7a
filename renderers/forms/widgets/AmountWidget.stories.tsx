import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Amount' }
export default meta

const amount = makeField('amount', 'amount', { attributes: { min: 10, max: 5000 } })

export const Empty = fieldStory(makeRequired(amount))
export const Filled = fieldStory({ ...amount, initial: '1234.5' })
