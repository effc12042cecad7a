import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Stack' }
export default meta

const text = { type: 'text', props: { text: 'story.text' } }
const button = { type: 'button', props: { label: 'story.action', actions: [] } }

export const Down = blockStory({
  type: 'stack',
  props: { gap: 'lg' },
  slots: { default: [text, button, text] },
})

export const Across = blockStory({
  type: 'stack',
  props: { direction: 'across', justify: 'between', align: 'center' },
  slots: { default: [button, button] },
})
