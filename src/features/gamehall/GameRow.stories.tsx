import type { Meta } from '@storybook/react-vite'
import { hallProps, hallStory } from './testing/hallStory.tsx'

const meta: Meta = { title: 'Features/Row of games' }
export default meta

const props = {
  title: 'gamehall.sorts.popular',
  category: 'slots',
  all: 'gamehall.showAll',
  badges: hallProps.badges,
} as const

export const Horizontal = hallStory({ type: 'game-row', props })
export const Vertical = hallStory({ type: 'game-row', props: { ...props, layout: 'vertical' } })
export const Loading = hallStory({ type: 'game-row', props }, { call: () => new Promise<never>(() => {}) })
