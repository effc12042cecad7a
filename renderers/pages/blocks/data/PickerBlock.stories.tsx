import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Picker' }
export default meta

export const Picker = blockStory({
  type: 'picker',
  props: {
    label: 'story.tabs',
    icon: 'globe',
    from: '/site/locales',
    value: '/item/code',
    text: '/item/name',
    current: '/site/locale',
    actions: [{ do: 'set_locale', locale: { from: '/item/code' } }],
  },
})
