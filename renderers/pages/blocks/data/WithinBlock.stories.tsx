import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Within' }
export default meta

const within = (seconds: number) => ({
  type: 'within',
  props: { since: { from: '/session/reg_time' }, seconds },
  slots: { default: [{ type: 'text', props: { text: 'story.text' } }] },
})

/** An hour ago: the first is over, the second is not. */
export const HourAgo = blockStory([within(1800), within(7200)], {
  facts: {
    session: { authenticated: true, uid: 7, reg_time: new Date(Date.now() - 3_600_000).toISOString() },
  },
})
