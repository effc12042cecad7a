import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Verification' }
export default meta

export const Primary = blockStory({ type: 'verification', props: { label: 'story.action' } })
export const Secondary = blockStory({
  type: 'verification',
  props: { label: 'story.action', look: 'secondary' },
})
