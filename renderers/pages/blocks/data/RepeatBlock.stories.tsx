import type { Meta } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Repeat' }
export default meta

const repeat = (divided: boolean, layout: 'rows' | 'tiles' | 'cards' | 'strip' = 'rows'): Block => ({
  type: 'repeat',
  props: { from: '/session/bets', key: '/id', divided, layout },
  slots: {
    default: [
      {
        type: 'details',
        props: {
          rows: [
            { label: 'story.label', value: { from: '/item/name' } },
            { label: 'story.deposits', value: { from: '/item/amount', as: 'money' } },
          ],
        },
      },
    ],
    empty: [{ type: 'text', props: { text: 'story.text', muted: true } }],
  },
})
const bet = (id: number, amount: string) => ({ id, name: `Bet ${id}`, amount: { amount, currency: 'EUR' } })
const facts = { session: { authenticated: true, bets: [bet(1, '10.50'), bet(2, '1200.00'), bet(3, '0.10')] } }

export const Items = blockStory(repeat(false), { facts })
export const Divided = blockStory(repeat(true), { facts })
export const Empty = blockStory(repeat(false), { facts: { session: { authenticated: true, bets: [] } } })
export const Tiles = blockStory(repeat(false, 'tiles'), { facts })

export const Cards = blockStory(repeat(false, 'cards'), { facts })
// What scrolls must hold something that the keyboard reaches, as the methods of payment do.
const pick: Block = {
  type: 'button',
  props: { label: 'story.action', link: { route: 'cashier.deposit-index' }, look: 'secondary' },
}
export const Strip = blockStory(
  { ...repeat(false, 'strip'), slots: { default: [pick] } },
  {
    facts: { session: { authenticated: true, bets: Array.from({ length: 12 }, (_, at) => bet(at, '5.00')) } },
  },
)
