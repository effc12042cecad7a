import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Progress' }
export default meta

const bar = (value: number) => ({ type: 'progress', props: { label: 'story.deposits', value } })

export const Some = blockStory(
  {
    type: 'progress',
    props: { label: 'story.deposits', value: { from: '/session/percent' }, of: 'story.text' },
  },
  { facts: { session: { authenticated: true, percent: 42 } } },
)

export const NoneAndAll = blockStory([bar(0), bar(100)])
