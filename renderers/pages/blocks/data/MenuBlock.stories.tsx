import type { Meta } from '@storybook/react-vite'
import type { MenuArtefact } from '#schemas/runtime/artefacts.ts'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Menu' }
export default meta

const menu: MenuArtefact = {
  kind: 'menu',
  id: 'story',
  label: 'story.tabs',
  items: [
    { label: 'story.deposits', icon: 'wallet', note: 'story.text', link: { route: 'first' } },
    { label: 'story.withdrawals', icon: 'clock', link: { route: 'second' } },
    { label: 'story.more', items: [{ label: 'story.action', icon: 'user', link: { route: 'third' } }] },
    { label: 'story.label', icon: 'logout', actions: [] },
  ],
}
const artefacts = { 'menu/story': menu }

export const Tabs = blockStory({ type: 'menu', props: { menu: 'story', look: 'tabs' } }, { artefacts })
export const List = blockStory({ type: 'menu', props: { menu: 'story', look: 'list' } }, { artefacts })
export const Column = blockStory({ type: 'menu', props: { menu: 'story', look: 'column' } }, { artefacts })
export const Rows = blockStory({ type: 'menu', props: { menu: 'story', look: 'rows' } }, { artefacts })
export const Unknown = blockStory({ type: 'menu', props: { menu: 'nowhere', look: 'list' } })
