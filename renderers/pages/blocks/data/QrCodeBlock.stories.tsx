import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/QrCode' }
export default meta

export const Address = blockStory({
  type: 'qr-code',
  props: { value: 'https://croupier.example/', label: 'story.code', open: 'story.openHere' },
})
