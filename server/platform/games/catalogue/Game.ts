import type { GameKind } from '#generated/grammar/types.ts'
import type { GameType, Stakes } from '../provider/GameProvider.ts'

/** What the list of a provider says of a game, as it is kept. */
export type KeptGame = {
  sysname: string
  /** Who runs it, and what they call it. */
  provider: string
  providerGame: string
  name: string
  studio: string
  studioName: string
  type: GameType
  kind: GameKind
  tags: string[]
  features: string[]
  hasDemo: boolean
  returnRate: string | null
  volatility: number | null
  cover: string | null
  releasedOn: string | null
  stakes: Stakes
  rank: number | null
  popularity: number
  isEnabled: boolean
}

/** A game as it is offered: what its provider says of it, and what editors say, which wins. */
export type Game = {
  kept: KeptGame
  sysname: string
  name: string
  /** Sysname and name of its maker. */
  provider: string
  providerName: string
  tags: readonly string[]
  features: readonly string[]
  /** What editors say in the place of its provider. */
  own: { name?: string; cover?: string }
  /** Its place before all games without one. */
  order?: number
}
