import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Password' }
export default meta

const password = makeField('password', 'password')

export const Empty = fieldStory(makeRequired(password))
export const Filled = fieldStory({ ...password, initial: 'secret1' })
export const NeverShown = fieldStory({ ...password, attributes: { ...password.attributes, reveal: false } })
