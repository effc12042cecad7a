import type { Meta } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import { hallStory } from '../gamehall/testing/hallStory.tsx'
import { searchWords } from './testing/searchWords.ts'

const meta: Meta = { title: 'Features/Search of the site' }
export default meta

const menu = {
  kind: 'menu',
  id: 'header',
  label: 'search.pages',
  items: ['search.games', 'search.events', 'search.questions'].map((label) => ({
    label,
    link: { route: label },
  })),
} as unknown as Artefact

const search: Block = {
  type: 'site-search',
  props: { games: { title: 'search.games' }, pages: [{ title: 'search.pages', menus: ['header'] }] },
}

export const Before = hallStory(search, { artefacts: { 'menu/header': menu }, words: searchWords })
