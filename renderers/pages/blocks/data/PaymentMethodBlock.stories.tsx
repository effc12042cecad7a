import type { Meta } from '@storybook/react-vite'
import type { PaymentMethodsArtefact } from '#schemas/runtime/artefacts.ts'
import { blockStory } from '../../testing/blockStory.tsx'
import { storyPicture } from '../../testing/storyPicture.ts'

const meta: Meta = { title: 'Blocks/PaymentMethod' }
export default meta

const known: PaymentMethodsArtefact = {
  kind: 'payment-methods',
  id: 'main',
  methods: {
    card: {
      name: 'story.card',
      type: 'card',
      icons: [{ dark: storyPicture }],
      descriptions: {
        about: 'story.text',
        deposit: { time: 'story.at once', fees: 'story.no fee' },
      },
    },
    bank: { name: 'story.bank', type: 'iban', icons: [], descriptions: { about: 'story.text' } },
  },
}
const options = { artefacts: { 'payment-methods/main': known } }
const link = { route: 'cashier.deposit', params: { sysname: 'card' } }

export const Header = blockStory(
  { type: 'payment-method', props: { sysname: 'card', look: 'header', for: 'deposit', level: 2 } },
  options,
)

export const Tiles = blockStory(
  {
    type: 'grid',
    props: { columns: 3 },
    slots: {
      default: [
        {
          type: 'payment-method',
          props: { sysname: 'card', look: 'tile', for: 'deposit', current: 'card', link },
        },
        { type: 'payment-method', props: { sysname: 'bank', look: 'tile', for: 'deposit', link } },
        {
          type: 'payment-method',
          props: { sysname: 'new', name: 'Brand new', methodType: 'mobile', look: 'tile' },
        },
      ],
    },
  },
  options,
)

export const Rows = blockStory(
  [
    { type: 'payment-method', props: { sysname: 'card', look: 'row', for: 'deposit' } },
    { type: 'payment-method', props: { sysname: 'unknown', methodType: 'unknown', look: 'row' } },
  ],
  options,
)
