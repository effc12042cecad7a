import type { ComponentType } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'

/** What draws each block that is drawn by hand, a chunk of its own; a forgotten one fails tsc. */
const features = {
  'game-frame': async () => (await import('./game/GameFrame.tsx')).GameFrame,
  'game-row': async () => (await import('./gamehall/GameRow.tsx')).GameRow,
  'game-search': async () => (await import('./gamehall/GameSearch.tsx')).GameSearch,
  gamehall: async () => (await import('./gamehall/Gamehall.tsx')).Gamehall,
  'sports-row': async () => (await import('./sportsbook/row/SportsRow.tsx')).SportsRow,
  sportsbook: async () => (await import('./sportsbook/Sportsbook.tsx')).Sportsbook,
  'sports-bets': async () => (await import('./sportsbook/bets/SportsBets.tsx')).SportsBets,
  'verify-round': async () => (await import('./fairness/VerifyRound.tsx')).VerifyRound,
} satisfies { [T in FeatureBlockType]: () => Promise<ComponentType<BlockView<T>>> }

/** Loads the component of a block that is drawn by hand. Rejects where its chunk does not come. */
export async function loadFeature(type: FeatureBlockType): Promise<ComponentType<object>> {
  return (await features[type]()) as unknown as ComponentType<object>
}
