import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Section' }
export default meta

const text = { type: 'text', props: { text: 'story.text' } }

export const Tones = blockStory(
  ['plain', 'surface', 'accent'].map((tone) => ({
    type: 'section',
    props: { title: 'story.title', intro: 'story.text', tone },
    slots: { default: [text] },
  })),
)

export const Narrow = blockStory({ type: 'section', props: { width: 'narrow' }, slots: { default: [text] } })
