import type { BlockType } from '#generated/grammar/types.ts'

/**
 * Blocks that the app draws by hand, because no definition could say them. Each is a chunk of its own, which the
 * renderers ask their host for.
 */
export const featureBlockTypes = [
  'game-frame',
  'game-row',
  'game-search',
  'gamehall',
  'site-search',
  'sports-frame',
  'loyalty-figure',
  'loyalty',
  'sports-row',
  'sportsbook',
  'sports-bets',
  'verify-round',
] as const satisfies BlockType[]

export type FeatureBlockType = (typeof featureBlockTypes)[number]

export const isFeatureBlock = (type: string): type is FeatureBlockType =>
  featureBlockTypes.some((one) => one === type)
