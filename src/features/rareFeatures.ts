import type { ComponentType } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'

/** What few visits show, each a chunk of its own. Where these chunks are is told by the one of this file, and by no first screen. */
export const rareFeatures = {
  'site-search': async () => (await import('./search/SiteSearch.tsx')).SiteSearch,
  'sports-frame': async () => (await import('./sportsbook/frame/SportsFrame.tsx')).SportsFrame,
  'sports-bets': async () => (await import('./sportsbook/bets/SportsBets.tsx')).SportsBets,
  'loyalty-figure': async () => (await import('./loyalty/figures/LoyaltyFigure.tsx')).LoyaltyFigure,
  'verify-round': async () => (await import('./fairness/VerifyRound.tsx')).VerifyRound,
} satisfies { [T in FeatureBlockType]?: () => Promise<ComponentType<BlockView<T>>> }
