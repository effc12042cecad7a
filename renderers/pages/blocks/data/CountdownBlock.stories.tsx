import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Countdown' }
export default meta

const text = { key: 'story.left' }

export const Running = blockStory({ type: 'countdown', props: { seconds: 95, text } })
export const Over = blockStory({
  type: 'countdown',
  props: { seconds: 0, text },
  slots: { default: [{ type: 'text', props: { text: 'story.text' } }] },
})
