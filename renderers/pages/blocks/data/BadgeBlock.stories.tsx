import type { Meta } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Badge' }
export default meta

const tones = ['neutral', 'info', 'success', 'warning', 'error']

export const Tones = blockStory(
  tones.map((tone): Block => ({ type: 'badge', props: { text: 'story.label', tone, icon: 'clock' } })),
)

export const ByFact = blockStory(
  {
    type: 'badge',
    props: {
      text: 'story.deposits',
      tone: { from: '/query/status', map: { paid: 'success' } },
      icon: { from: '/query/status', map: { paid: 'success' } },
    },
  },
  { facts: { query: { status: 'paid' } } },
)

/** A fact may name the drawing itself; one that is none draws nothing. */
export const IconNamed = blockStory(
  ['/query/icon', '/query/status'].map(
    (from): Block => ({ type: 'badge', props: { text: 'story.label', icon: { from } } }),
  ),
  { facts: { query: { icon: 'compass', status: 'paid' } } },
)
