import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'
import { storyForm } from '../testing/storyForm.ts'

const meta: Meta = { title: 'Blocks/Form' }
export default meta

export const Loaded = blockStory(
  { type: 'form', props: { form: 'sign-in' } },
  { artefacts: { 'form/sign-in': storyForm } },
)

export const Unknown = blockStory({ type: 'form', props: { form: 'nowhere' } })
