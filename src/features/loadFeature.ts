import type { ComponentType } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'
import type { rareFeatures } from './rareFeatures.ts'

const rarely =
  <T extends keyof typeof rareFeatures>(type: T) =>
  async (): Promise<ComponentType<BlockView<T>>> => {
    const { rareFeatures } = await import('./rareFeatures.ts')
    return (await rareFeatures[type]()) as unknown as ComponentType<BlockView<T>>
  }

/** What draws each block that is drawn by hand, a chunk of its own; a forgotten one fails tsc. */
const features = {
  'game-frame': async () => (await import('./game/GameFrame.tsx')).GameFrame,
  'game-row': async () => (await import('./gamehall/GameRow.tsx')).GameRow,
  'game-search': async () => (await import('./gamehall/GameSearch.tsx')).GameSearch,
  gamehall: async () => (await import('./gamehall/Gamehall.tsx')).Gamehall,
  'site-search': rarely('site-search'),
  'sports-frame': rarely('sports-frame'),
  'loyalty-figure': rarely('loyalty-figure'),
  loyalty: async () => (await import('./loyalty/map/Loyalty.tsx')).Loyalty,
  'sports-row': async () => (await import('./sportsbook/row/SportsRow.tsx')).SportsRow,
  sportsbook: async () => (await import('./sportsbook/Sportsbook.tsx')).Sportsbook,
  'sports-bets': rarely('sports-bets'),
  'verify-round': rarely('verify-round'),
} satisfies { [T in FeatureBlockType]: () => Promise<ComponentType<BlockView<T>>> }

/** Loads the component of a block that is drawn by hand. Rejects where its chunk does not come. */
export async function loadFeature(type: FeatureBlockType): Promise<ComponentType<object>> {
  return (await features[type]()) as unknown as ComponentType<object>
}
