import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Loader' }
export default meta

export const Loader = blockStory({ type: 'loader', props: { label: 'story.text' } })
