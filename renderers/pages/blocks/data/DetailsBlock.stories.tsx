import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Details' }
export default meta

export const Rows = blockStory(
  {
    type: 'details',
    props: {
      rows: [
        { label: 'story.deposits', value: { from: '/session/balance', as: 'money' }, icon: 'wallet' },
        { label: 'story.label', value: { from: '/session/long' }, icon: 'user' },
        { label: 'story.more', value: 'story.text' },
      ],
    },
  },
  {
    facts: {
      session: {
        authenticated: true,
        balance: { amount: '1234567.89', currency: 'EUR' },
        long: 'a-very-long-name-without-any-place-to-break@a-very-long-domain-name.example',
      },
    },
  },
)

export const Figures = blockStory(
  {
    type: 'details',
    props: {
      look: 'figures',
      rows: [
        { label: 'story.deposits', value: { from: '/balance/main', as: 'money' } },
        { label: 'story.withdrawals', value: { from: '/balance/bonus', as: 'money' } },
        { label: 'story.more', value: { from: '/balance/fun', as: 'money' } },
      ],
    },
  },
  {
    facts: {
      balance: {
        main: { amount: '1234.50', currency: 'EUR' },
        bonus: { amount: '20.00', currency: 'EUR' },
        fun: { amount: '1000.00', currency: 'EUR' },
      },
    },
  },
)
