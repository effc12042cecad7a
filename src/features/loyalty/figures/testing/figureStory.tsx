import type { StoryObj } from '@storybook/react-vite'
import type { Block, BlockProps } from '#generated/grammar/types.ts'
import { blockStory } from '#renderers/pages/testing/blockStory.tsx'
import { storyPicture } from '#renderers/pages/testing/storyPicture.ts'
import { createStoryHost, type StoryHostOptions } from '#renderers/storyHost.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'

type Words = { locale: string; messages: Record<string, string> }

/** The words of the starter site, as stories and tests take them. */
const words = Object.values(
  import.meta.glob<Words>('../../../../../schemas/site/messages/{en,ar}/loyalty-figures.json', {
    eager: true,
    import: 'default',
  }),
)
const wordsIn = (locale: string) => words.find((one) => one.locale === locale)?.messages ?? {}

export const loyaltyWords = { en: wordsIn('en'), ar: wordsIn('ar') }

type Loyalty = NonNullable<Facts['site']['loyalty']>

const loyalty: Loyalty = {
  isEnableLoyalty: true,
  isEnableCharacters: true,
  coinIcon: storyPicture,
  placesWhereDisplayedCharacters: ['profile-page'],
  notification: {},
}

/** What a site with characters knows of itself; `more` of it is another. */
export const siteWith = (more: Partial<Loyalty> = {}): Facts['site'] => ({
  ...createStoryHost().facts().site,
  loyalty: { ...loyalty, ...more },
})

export type FigureStory = {
  figure: string
  mood?: BlockProps['loyalty-figure']['mood']
  colours?: Record<string, string>
}

export const figureBlock = (
  place: BlockProps['loyalty-figure']['place'],
  mood?: FigureStory['mood'],
): Block => ({
  type: 'loyalty-figure',
  props: { place, character: { from: '/result' }, ...(mood && { mood }) },
})

/** The platform's answer about a character, and the block that shows it. */
export const figureOptions = ({ figure, colours }: FigureStory): StoryHostOptions => ({
  facts: { site: siteWith() },
  call: async () => ({
    ok: true,
    response: { id: 1, sysname: figure, name: 'Marta', figure, colours, image_url: storyPicture },
  }),
  words: loyaltyWords,
})

const within = (block: Block): Block => ({
  type: 'load',
  props: { operation: 'loyalty.getinfo', skeleton: 'card' },
  slots: { default: [block] },
})

export const figureIn = (place: BlockProps['loyalty-figure']['place'], mood?: FigureStory['mood']) =>
  within(figureBlock(place, mood))

export const figureStory = (feature: StoryHostOptions['feature'], options: FigureStory): StoryObj =>
  blockStory(figureIn('profile-page', options.mood), { feature, ...figureOptions(options) })
