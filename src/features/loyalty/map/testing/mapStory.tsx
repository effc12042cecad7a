import type { StoryObj } from '@storybook/react-vite'
import type { BlockProps } from '#generated/grammar/types.ts'
import { blockStory } from '#renderers/pages/testing/blockStory.tsx'
import { loadFeature } from '../../../loadFeature.ts'
import type { Standing } from '../Standing.ts'

type Words = { locale: string; messages: Record<string, string> }

/** The words of the starter site, as stories and tests take them. */
const words = Object.values(
  import.meta.glob<Words>('../../../../../schemas/site/messages/{en,ar}/loyalty.json', {
    eager: true,
    import: 'default',
  }),
)
const wordsIn = (locale: string) => words.find((one) => one.locale === locale)?.messages ?? {}

export const loyaltyWords = { en: wordsIn('en'), ar: wordsIn('ar') }

const block = (view: BlockProps['loyalty']['view']) => ({
  type: 'loyalty' as const,
  props: { view, from: { from: '/session/standing' } },
})

export const mapBlock = block('map')
export const progressBlock = block('progress')

export const factsOf = (standing: Standing | undefined) => ({ session: { authenticated: true, standing } })

/** A story of the map of a programme. */
export const mapStory = (standing: Standing): StoryObj =>
  blockStory(mapBlock, { feature: loadFeature, facts: factsOf(standing), words: loyaltyWords })
