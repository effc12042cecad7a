import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Split' }
export default meta

export const SideAndMain = blockStory({
  type: 'split',
  slots: {
    side: [{ type: 'text', props: { text: 'story.more' } }],
    default: [
      { type: 'heading', props: { text: 'story.title', level: 1 } },
      { type: 'text', props: { text: 'story.text' } },
    ],
  },
})
