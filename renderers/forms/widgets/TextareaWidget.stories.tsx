import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Textarea' }
export default meta

const message = makeField('message', 'textarea', { attributes: { rows: 5, size: 200 } })

export const Empty = fieldStory(makeRequired(message))
export const NearlyFull = fieldStory({ ...message, initial: 'All work and no play. '.repeat(8) })
