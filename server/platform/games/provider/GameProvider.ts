import type { GameKind } from '#generated/grammar/types.ts'

export type GameType = 'casino' | 'slot' | 'live' | 'fast'
export type GameMode = 'real' | 'demo'

/** Least and greatest stake of a round by currency: digits, in minor units. */
export type Stakes = Readonly<Record<string, { min: string; max: string }>>

/** A game as its provider describes it. */
export type ListedGame = {
  /** The provider's name of the game. */
  id: string
  name: string
  /** Who made it: sysname, and name to show. */
  studio: string
  studioName: string
  type: GameType
  kind: GameKind
  tags: readonly string[]
  features: readonly string[]
  hasDemo: boolean
  /** Return to player in percent, exact, as a decimal text. */
  returnRate?: string
  /** 1 to 5. */
  volatility?: number
  /** Address of its picture; a path where it lies at the provider's own origin. */
  cover?: string
  /** ISO date. */
  releasedOn?: string
  /** Its place among the provider's games, from 1: the one that is played most comes first. */
  rank?: number
  stakes: Stakes
}

export type GameList = {
  games: ListedGame[]
  /** Names of what was listed and cannot be offered, with what is wrong with it. */
  faulty: { id: string; fault: string }[]
}

/** What the jurisdiction of the player demands of a round. */
export type PlayRules = {
  /** Milliseconds from the start of one round to that of the next. */
  leastRoundMs: number
  autoplay: boolean
  turbo: boolean
  /** Whether a return that is not above the stake may be celebrated. */
  celebrateReturns: boolean
}

export type SessionOrder = {
  /** The provider's name of the game. */
  game: string
  mode: GameMode
  /** Redeemed once, by the first call of the provider to our wallet; for money alone. */
  token?: string
  currency: string
  locale: string
  /** Where the game leads players who leave it, absolute. */
  returnUrl: string
  rules: PlayRules
}

/** @property game, @property round the provider's names @property player what it knows the player by */
export type RoundQuestion = { game: string; round: string; player: string }

export type FreeRounds = {
  campaign: string
  /** What the provider knows the player by. */
  player: string
  game: string
  count: number
  /** Minor units a round. */
  stake: bigint
  currency: string
  endsAt: Date
}

/** Whoever runs the games. What its calls throw is a GameProviderError. */
export type GameProvider = {
  name: string
  /** Every game that it offers now. */
  list: () => Promise<GameList>
  /**
   * Reads the picture of a game. @param address as its list says it: never what a request says
   */
  readCover: (address: string) => Promise<Buffer>
  /** Opens a game; answers where the player's frame leads, checked to be an origin that frames may have. */
  openSession: (order: SessionOrder) => Promise<{ url: string }>
  /**
   * What the provider keeps of a round of a player, to be shown to them; undefined where it keeps nothing of it, or of the
   * player.
   */
  readRound: (asked: RoundQuestion) => Promise<Record<string, unknown> | undefined>
  grantFreeRounds: (rounds: FreeRounds) => Promise<void>
  /** Takes back what is left of them; none left is no fault. */
  cancelFreeRounds: (campaign: string) => Promise<void>
}

/**
 * - refused: it said no, for good
 * - unreachable: it did not answer, or said that it is out of order for a while
 * - faulty: it failed, does not know us, or makes no sense
 */
export type GameProviderFault = 'refused' | 'unreachable' | 'faulty'

/** The provider did not do what it was asked to. */
export class GameProviderError extends Error {
  readonly kind: GameProviderFault

  constructor(kind: GameProviderFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GameProviderError'
    this.kind = kind
  }
}
