import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'
import { storyPicture } from '../testing/storyPicture.ts'

const meta: Meta = { title: 'Blocks/Banner' }
export default meta

const props = { image: storyPicture, label: 'story.label', title: 'story.title', text: 'story.text' }
const button = { type: 'button', props: { label: 'story.action', actions: [] } }

export const Tall = blockStory({
  type: 'banner',
  props: { ...props, height: 'tall' },
  slots: { default: [button] },
})

export const Normal = blockStory({ type: 'banner', props })

export const CompactLink = blockStory({
  type: 'banner',
  props: { ...props, height: 'compact', link: { route: 'index' } },
})
