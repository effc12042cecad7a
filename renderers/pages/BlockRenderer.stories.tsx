import type { Meta } from '@storybook/react-vite'
import { blockStory } from './testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/What cannot be shown' }
export default meta

export const UnknownBlock = blockStory({ type: 'carousel' })

export const UnknownProperty = blockStory({
  type: 'heading',
  props: { text: 'story.title', level: 2, colour: 'red' },
})

export const MissingProperty = blockStory({ type: 'heading', props: { level: 2 } })
