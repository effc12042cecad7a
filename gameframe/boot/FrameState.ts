import type { Outcome } from '#games/engines/Engine.ts'
import type { Kind, Mathematics } from '#games/engines/engines.ts'
import type { TableState } from './TableState.ts'

/** Whole minor units, in digits. */
export type Sum = string
export type Balance = { amount: Sum; currency: string }

/** What the casino demands of rounds. */
export type PlayRules = {
  least_round_ms: number
  autoplay: boolean
  turbo: boolean
  celebrate_returns: boolean
}

/** A round as the provider tells it; `outcome` says more by the kind of game. */
export type Round<Result extends Outcome = Outcome> = {
  id: string
  nonce: number
  state: 'open' | 'over' | 'void'
  choice: Record<string, unknown>
  moves: unknown[]
  outcome: Result
  /** Milliseconds of a flight of the player's own, while it flies. */
  flown?: number
  campaign?: string
}

/** A player's part of a round that all share; it has no outcome before the round has. */
export type Part = Omit<Round, 'outcome'> & { outcome: Outcome | null }

/** `commitment`, `next`: hashes of the provider's seed in use, and of the one that comes when seeds are changed. */
export type ShownSeeds = { scheme: number; commitment: string; next: string; client: string; nonce: number }
export type FreeRounds = { campaign: string; remaining: number; stake: Sum; ends_at: string }

export type Art = {
  /** Colours: of the sky above and below, of what is near, of the emblem, of its light. */
  palette: readonly [string, string, string, string, string]
  theme: string
  motif: string
  /** Four numbers from 0 to 1 by which themes sound different. */
  voice: readonly number[]
  /** How long pictures take, about 1. */
  tempo: number
  /** Of a slot, in the order of their sheet. */
  symbols: string[]
}

/** What the provider says of a session (`GET state`). */
export type FrameState = {
  game: {
    id: string
    name: string
    studio: string
    kind: Kind
    features: string[]
    art: Art
    mathematics: Mathematics
    /** Percent. */
    return: string
    most_win: number
    volatility: number
  }
  mode: 'real' | 'demo'
  locale: string
  currency: string
  /** How many of them the currency has: sums are whole numbers of the last. */
  decimals: number
  stakes: { min: Sum; max: Sum }
  balance?: Balance
  rules: PlayRules
  return_url: string
  seeds: ShownSeeds
  /** The round that goes on. */
  round?: Round
  /** The round that was over last. */
  last?: Round
  free_rounds: FreeRounds[]
  /** Of a game whose rounds are shared. `worth`: minor units of the session's currency to a euro cent. */
  table?: TableState & { worth: Sum }
}
