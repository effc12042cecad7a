import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Icons' }
export default meta

export const All = blockStory({ type: 'icons' })
export const Large = blockStory({ type: 'icons', props: { size: 64 } })
