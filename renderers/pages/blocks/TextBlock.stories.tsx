import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Text' }
export default meta

export const Plain = blockStory({ type: 'text', props: { text: 'story.text' } })

export const Rich = blockStory({ type: 'text', props: { text: 'story.rich', size: 'large' } })

export const MutedSmallCentred = blockStory({
  type: 'text',
  props: { text: 'story.text', muted: true, size: 'small', align: 'center' },
})
