import type { Meta } from '@storybook/react-vite'
import type { LazyProps } from '#generated/grammar/types.ts'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Lazy' }
export default meta

const lazy = (props: LazyProps) => ({
  type: 'lazy',
  props,
  slots: { default: [{ type: 'load', props: { operation: 'jackpots.get', skeleton: 'carousel' } }] },
})
const waiting = { call: () => new Promise<never>(() => {}) }

export const Carousel = blockStory(lazy({ skeleton: 'carousel', height: 320 }), waiting)
export const Line = blockStory(lazy({ skeleton: 'line', height: 44 }), waiting)
export const Tiles = blockStory(
  {
    type: 'lazy',
    props: { skeleton: 'tiles' },
    slots: { default: [{ type: 'game-row', props: { title: 'story.title', category: 'new' } }] },
  },
  { ...waiting, feature: () => new Promise(() => {}) },
)
