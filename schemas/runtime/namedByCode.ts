import type { FeatureBlockType } from './featureBlockTypes.ts'

/**
 * Routes that code leads to or looks for by itself, with the parameters that it gives; all others are named by
 * definitions. The publish gate asks for each of them; where it lies is for editors to say.
 */
export const codeRoutes = {
  index: [],
  /** Where all games are: from a row of some, from a game that was left. */
  gamehall: [],
  /** A game's page, from its tile. */
  'game-sysname': ['sysname'],
  /** What there is to bet on: lists, and what the feed names. */
  betting: [],
  'betting-live': [],
  'betting-today': [],
  'betting-coming': [],
  'betting-favourites': [],
  'betting-sport': ['id'],
  'betting-league': ['id'],
  'betting-event': ['id'],
  /** An offer: what leads to one that nobody can use is not advertised. */
  'offers-id': ['id'],
  /** Where players fetch files of their game history. */
  'profile.bets.exports': [],
  /** Where links of letters lead to. */
  confirmation: [],
  unsubscribe: [],
  /** Where a payment provider sends the browser afterwards. */
  'cashier.paysuccess-transaction': ['transaction'],
  'cashier.payfail-transaction': ['transaction'],
  'cashier.paypending-transaction': ['transaction'],
  'cashier.paycancel': [],
} as const satisfies Record<string, readonly string[]>

const betting = [
  ...(['betting', 'betting-live', 'betting-today', 'betting-coming', 'betting-favourites'] as const),
  ...(['betting-sport', 'betting-league', 'betting-event'] as const),
]

/** Those of them that only blocks drawn by hand lead to, by the block: a site without it can do without them. */
export const routesOfFeature: Partial<Record<FeatureBlockType, readonly (keyof typeof codeRoutes)[]>> = {
  sportsbook: betting,
  'sports-row': betting,
}

/** Views of the authorization popup (`popups.authorization` of the site) that code opens by itself; the gate asks for them. */
export const authorizationViews = {
  authorization: 'authorization',
  registration: 'registration',
  twofa: 'twofa',
  excluded: 'excluded',
} as const
