import type { Meta } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import { blockStory } from '../../testing/blockStory.tsx'
import { storyForm } from '../../testing/storyForm.ts'

const meta: Meta = { title: 'Blocks/Editable' }
export default meta

const artefacts = { 'form/sign-in': storyForm }

const part = (more: object = {}): Block => ({
  type: 'editable',
  props: {
    title: 'story.deposits',
    intro: 'story.text',
    change: 'story.change',
    cancel: 'story.cancel',
    unsaved: 'story.unsaved',
    ...more,
  },
  slots: {
    default: [{ type: 'text', props: { text: 'story.text' } }],
    editing: [{ type: 'form', props: { form: 'sign-in', hideTitle: true } }],
  },
})

export const Shown = blockStory(part(), { artefacts })

export const Open = blockStory(part({ openWhen: { '/site/locale': 'en' } }), { artefacts })
