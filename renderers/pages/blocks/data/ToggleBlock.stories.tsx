import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Toggle' }
export default meta

const props = {
  label: 'story.title',
  help: 'story.text',
  checked: { from: '/session/two_factor_auth' },
  on: [],
  off: [],
}

export const Off = blockStory({ type: 'toggle', props })
export const On = blockStory(
  { type: 'toggle', props },
  { facts: { session: { authenticated: true, two_factor_auth: true } } },
)
export const WithoutHelp = blockStory({ type: 'toggle', props: { ...props, help: undefined } })
