import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Alert' }
export default meta

const alert = (tone: string) => ({ type: 'alert', props: { tone, title: 'story.title', text: 'story.text' } })

export const Tones = blockStory(['info', 'success', 'warning', 'error'].map(alert))

export const WithButton = blockStory({
  ...alert('info'),
  slots: { default: [{ type: 'button', props: { label: 'story.action', actions: [] } }] },
})
