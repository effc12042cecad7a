import type { Meta } from '@storybook/react-vite'
import '#renderers/pages/testing/storyTheme.css'
import { bettor, phone, picks, slipStory } from './testing/slipStory.tsx'

const meta: Meta = { title: 'Features/Bet slip' }
export default meta

const facts = bettor

export const Empty = slipStory({}, { facts })
export const Stranger = slipStory({ selections: picks(1) })
export const Singles = slipStory(
  { selections: picks(2), kind: 'single', stakes: { 'sr:match:1 1 1': '10' } },
  { facts },
)
export const Multiple = slipStory({ selections: picks(3), stakes: { multiple: '10' } }, { facts })
export const System = slipStory(
  { selections: picks(4), kind: 'system', system: 'lucky_15', stakes: { system: '1' } },
  { facts },
)
/** A price that moved, a selection that is suspended, and two of one match. */
export const Faults = slipStory(
  { selections: picks(4), stakes: { multiple: '12,34,56' } },
  { facts },
  (book) => {
    book.legs = {
      'sr:match:1': { odds: 21_000, is_live: true },
      'sr:match:2': { codes: ['suspended'] },
      'sr:match:3': { codes: ['related'] },
      'sr:match:4': { codes: ['related'] },
    }
  },
)
export const Arabic = slipStory(
  { selections: picks(3), kind: 'system', stakes: { system: '1' } },
  { facts, locale: 'ar' },
)
export const Phone = slipStory(
  { selections: picks(2), stakes: { multiple: '10' } },
  { facts: { ...facts, ...phone } },
)
