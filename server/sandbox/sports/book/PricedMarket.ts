import type { Result } from '../../../../betting/bets/legFactor.ts'

/** A market with its specifiers, as feeds write these. */
export type Line = { market: number; specifiers: string }

/** 1 active, −1 suspended, 0 not offered (may return), −2 handed over, −3 settled. */
export type MarketStatus = 1 | 0 | -1 | -2 | -3

export type PricedOutcome = {
  id: string
  isActive: boolean
  /** Hundredths, as feeds cut them. */
  odds: number
  /** That a stake wins, where it does not come back. */
  probability: number
}

export type PricedMarket = Line & {
  status: MarketStatus
  /** The most even one among those of a market. */
  isFavourite: boolean
  /** None where the market is not offered. */
  outcomes: readonly PricedOutcome[]
}

export type SettledLine = Line & { results: Readonly<Record<string, Result>> }

/** One name for a line. */
export function nameOf({ market, specifiers }: Line): string {
  return `${market} ${specifiers}`
}
