import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Grid' }
export default meta

const card = { type: 'alert', props: { tone: 'info', text: 'story.text' } }

export const Columns = blockStory({
  type: 'grid',
  props: { minWidth: 220, columns: 3, gap: 'md' },
  slots: { default: Array.from({ length: 5 }, () => card) },
})
