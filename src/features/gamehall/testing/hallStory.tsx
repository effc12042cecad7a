import type { StoryObj } from '@storybook/react-vite'
import type { Block, BlockProps } from '#generated/grammar/types.ts'
import { blockStory } from '#renderers/pages/testing/blockStory.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { loadFeature } from '../../loadFeature.ts'
import { fakeGames, fakePlatform } from './fakeGames.ts'

type Words = { locale: string; messages: Record<string, string> }

/** The words of the starter site, as stories and tests take them. */
const words = Object.values(
  import.meta.glob<Words>('../../../../schemas/site/messages/{en,ar}/gamehall.json', {
    eager: true,
    import: 'default',
  }),
)
const wordsIn = (locale: string) => words.find((one) => one.locale === locale)?.messages ?? {}

export const hallWords = { en: wordsIn('en'), ar: wordsIn('ar') }

/** As the starter site has it, with few tags. */
export const hallProps: BlockProps['gamehall'] = {
  size: 48,
  sorts: [
    { sort: 'popular', label: 'gamehall.sorts.popular' },
    { sort: 'name', label: 'gamehall.sorts.name' },
  ],
  tags: [
    { tag: 'new', label: 'gamehall.badge.new' },
    { tag: 'jackpots', label: 'gamehall.badge.jackpot' },
  ],
  badges: [
    { category: 'jackpots', label: 'gamehall.badge.jackpot', tone: 'money', holds: 'jackpot' },
    { category: 'new', label: 'gamehall.badge.new', tone: 'accent' },
  ],
  search: 'game-search',
  stranger: [{ do: 'open', popup: 'authorization' }],
}

export const player = { session: { authenticated: true, uid: 7 } }

/** A story of a block of the hall over games that are made up. */
export function hallStory(block: Block, options: StoryHostOptions = {}): StoryObj {
  return blockStory(block, {
    feature: loadFeature,
    call: fakePlatform(fakeGames(640)),
    ...options,
    words: { ...hallWords, ...options.words },
  })
}
