import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Button' }
export default meta

const button = (look: string) => ({ type: 'button', props: { label: 'story.action', actions: [], look } })

export const Looks = blockStory({
  type: 'stack',
  props: { direction: 'across' },
  slots: { default: ['primary', 'secondary', 'quiet', 'danger'].map(button) },
})

export const Sizes = blockStory(
  ['small', 'normal', 'large'].map((size) => ({
    type: 'button',
    props: { label: 'story.action', actions: [], size },
  })),
)

export const LinkWithIcon = blockStory({
  type: 'button',
  props: { label: 'story.more', link: { route: 'index' }, icon: 'forward', fullWidth: true },
})
