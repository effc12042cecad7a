import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Heading' }
export default meta

export const Levels = blockStory(
  [1, 2, 3, 4].map((level) => ({ type: 'heading', props: { text: 'story.title', level } })),
)

export const Centred = blockStory({
  type: 'heading',
  props: { text: 'story.title', level: 1, align: 'center' },
})
