import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Input' }
export default meta

const email = makeField('email', 'input', {
  attributes: { autocomplete: 'email', inputmode: 'email', help: 'story.We never share it' },
})

export const Empty = fieldStory(makeRequired(email))
export const Filled = fieldStory({ ...email, initial: 'player@example.com' })
export const Masked = fieldStory(
  makeField('postcode', 'input', { attributes: { options: { mask: 'LV-####' } }, initial: '1010' }),
)
export const LongLabel = fieldStory(
  makeField(
    'donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.slice(0, 50),
    'input',
  ),
)
