import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Password' }
export default meta

const password = makeField('password', 'password')

export const Empty = fieldStory(makeRequired(password))
export const Filled = fieldStory({ ...password, initial: 'Kamols-7' })
export const Strength = fieldStory({
  ...password,
  attributes: { ...password.attributes, strength: true },
  initial: 'Kamols-7',
})
export const NeverShown = fieldStory({ ...password, attributes: { ...password.attributes, reveal: false } })
