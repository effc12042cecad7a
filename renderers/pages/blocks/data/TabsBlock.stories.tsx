import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Tabs' }
export default meta

const props = {
  label: 'story.tabs',
  tabs: [
    { id: 'deposits', label: 'story.deposits', icon: 'wallet' },
    { id: 'withdrawals', label: 'story.withdrawals' },
  ],
}
const slots = {
  deposits: [{ type: 'text', props: { text: 'story.text' } }],
  withdrawals: [{ type: 'text', props: { text: 'story.rich' } }],
}

export const Two = blockStory({ type: 'tabs', props, slots })

export const SecondByQuery = blockStory(
  { type: 'tabs', props: { ...props, query: 'tab' }, slots },
  { facts: { query: { tab: 'withdrawals' } } },
)
