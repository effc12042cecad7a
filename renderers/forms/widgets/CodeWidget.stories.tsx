import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Code' }
export default meta

const code = makeField('code', 'code')

export const Empty = fieldStory(makeRequired(code))
export const Filled = fieldStory({ ...code, initial: '123456' })
export const OfFour = fieldStory({ ...code, attributes: { ...code.attributes, size: 4 } })
export const Wrong = fieldStory({ ...makeRequired(code), initial: '12' })
