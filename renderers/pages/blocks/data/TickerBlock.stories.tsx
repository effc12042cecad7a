import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Ticker' }
export default meta

const ticker = (items: unknown[]) =>
  blockStory(
    {
      type: 'load',
      props: { operation: 'leaderboard.live' },
      slots: {
        default: [
          {
            type: 'ticker',
            props: {
              from: '/result/items',
              key: '/place',
              label: 'story.title',
              pause: 'story.pause',
              play: 'story.play',
            },
            slots: {
              default: [{ type: 'badge', props: { text: 'story.action', tone: 'success' } }],
              empty: [{ type: 'text', props: { text: 'story.text', size: 'small' } }],
            },
          },
        ],
      },
    },
    { call: async () => ({ ok: true, response: { items } }) },
  )

export const Wins = ticker([1, 2, 3, 4, 5, 6].map((place) => ({ place })))
export const Empty = ticker([])
