/** What earns points by what was staked or paid in, and is reckoned anew whenever that changes. */
export const playSources = ['round', 'bet', 'deposit'] as const
export type PlaySource = (typeof playSources)[number]

/** What brings points: play, and what is given by people and rules. */
export const lotSources = [...playSources, 'quest', 'operator'] as const
export type LotSource = (typeof lotSources)[number]

/** Why points came or went. */
export const pointSources = [...lotSources, 'product', 'expiry', 'reversal', 'debt'] as const
export type PointSource = (typeof pointSources)[number]

export const factKinds = [...playSources, 'act'] as const
export type FactKind = (typeof factKinds)[number]
