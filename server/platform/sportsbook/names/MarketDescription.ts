import type { Names } from './Names.ts'

export type MarketSpecifier = { name: string; type: string }

/** Its names are templates, as `fillTemplate` reads them. */
export type MarketOutcome = { id: string; names: Names }

/** The market of what a variant brings to whichever market has it. */
export const ANY_MARKET = 0

/** What a market is called and what can come of it (Unified Odds Feed, `market_descriptions`). */
export type MarketDescription = {
  id: number
  /** Where a specifier `variant` brings other outcomes; empty for the market itself. */
  variant: string
  /** Whose stops are the market's: `all` among them. */
  groups: readonly string[]
  names: Names
  specifiers: readonly MarketSpecifier[]
  outcomes: readonly MarketOutcome[]
  /** What outcomes are where they are none of these: `player`, `competitor`. */
  outcomeType?: string
}
