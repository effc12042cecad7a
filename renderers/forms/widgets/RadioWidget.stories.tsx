import type { Meta } from '@storybook/react-vite'
import { storyPicture } from '../../pages/testing/storyPicture.ts'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Radio' }
export default meta

const product = makeField('is_betting', 'radio', {
  attributes: {
    options: {
      select: [
        { value: '0', label: 'story.Casino' },
        { value: '1', label: 'story.Betting' },
      ],
    },
  },
})

export const Empty = fieldStory(makeRequired(product))
/** One is chosen from the start: side by side. */
export const Segmented = fieldStory({ ...product, initial: '1' })

const offer = makeField('campaign_offer_id', 'radio', {
  initial: '-1',
  attributes: {
    options: {
      select: {
        operation: 'campaigns.getoffers',
        items: '/items',
        value: '/id',
        name: '/description/name',
        details: '/description/text',
        first: [{ value: '-1', name: 'No offer', details: 'story.ownMoney' }],
      },
    },
  },
})
const items = [
  {
    id: 1,
    description: { name: 'Welcome bonus', text: 'A bonus on your first deposit, and free spins with it.' },
  },
  { id: 5, description: { name: 'Reload bonus', text: 'Extra on your next deposit.' } },
]
export const Cards = fieldStory(offer, { call: async () => ({ ok: true, response: { items } }) })

/** Chosen by how they look. */
export const Pictured = fieldStory(
  makeField('character_id', 'radio', {
    initial: '1',
    attributes: {
      options: {
        select: ['Elin', 'Marek', 'Ingrid', 'Thomas'].map((name, at) => ({
          value: String(at + 1),
          name,
          picture: storyPicture,
        })),
      },
    },
  }),
)
