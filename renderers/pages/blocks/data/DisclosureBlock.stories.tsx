import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Disclosure' }
export default meta

const slots = { default: [{ type: 'text', props: { text: 'story.text' } }] }

export const Closed = blockStory({ type: 'disclosure', props: { label: 'story.more' }, slots })

export const WithValue = blockStory({
  type: 'disclosure',
  props: { label: 'story.deposits', value: { from: '/session/balance', as: 'money' } },
  slots,
})

export const Open = blockStory({ type: 'disclosure', props: { label: 'story.more', open: true }, slots })

export const Question = blockStory({
  type: 'disclosure',
  props: { label: 'story.more', look: 'row', level: 3, anchor: 'more' },
  slots,
})
