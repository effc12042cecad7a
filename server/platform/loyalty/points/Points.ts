import type { Executor } from '../../../db/Database.ts'
import { type FactKind, type LotSource, type PlaySource, type PointSource, playSources } from '../sources.ts'

/** Somebody in a programme. @property programme its number */
export type Player = { uid: number; programme: number }

/** Points that somebody is given besides those that play earns: whole, once for each source and `ref`. */
export type Gift = Player & {
  points: bigint
  levelPoints?: bigint
  source: Exclude<LotSource, PlaySource>
  /** Unique for the player and the source. */
  ref: string
  at: Date
  /** When they expire; null for never, as the programme says if left out. */
  expiresAt?: Date | null
}

export type Spent = 'spent' | 'debt' | 'insufficient' | 'frozen'

/** How a player stands in a programme. */
export type Standing = {
  /** That can be spent. */
  points: bigint
  /** That wait until the player is verified. */
  pending: bigint
  /** That were taken back and were not there any more. */
  debt: bigint
  isFrozen: boolean
  /** Number of the level held. */
  level: number
  /** Within the window. */
  levelPoints: bigint
  /** None on the highest. */
  next?: { level: number; missing: bigint }
  /** The first day on which the level may fall, with the points of now; none on the lowest. ISO date of the programme's clock. */
  keepUntil?: string
  /** What it falls to unless points come, and on which day. */
  willFall?: { level: number; at: string }
  /** Which amounts expire when, the soonest first. */
  expiring: { at: Date; points: bigint }[]
}

/** A line of the history. */
export type Entry = {
  id: number
  at: Date
  source: PointSource
  ref: string
  points: bigint
  levelPoints: bigint
  /** Of points that came: when they expire, and how many of them are left. */
  expiresAt?: Date
  left?: bigint
}

/** Something that has happened, as it stands now: read anew each time it changes. Sums in minor units. */
export type Fact = {
  uid: number
  kind: FactKind
  /** Number of the round, the bet or the deposit; name of the act. */
  ref: string
  at: Date
  staked: { real: bigint; bonus: bigint; free: bigint }
  currency: string
  /** Sysname. */
  game?: string
  /** By the number of the feed, where all legs of a bet are of one. */
  sport?: number
  /** Of a bet, all legs together, in ten-thousandths. */
  odds?: bigint
  /** Nothing of it counts any more, or yet. */
  isReversed: boolean
}

/** Called by the worker in its transaction, for each fact that is over or has changed, also where it earned nothing. */
export type FactListener = (tx: Executor, fact: Fact) => Promise<void>

/** @property from, to numbers of levels */
export type LevelChange = Player & { from: number; to: number }
export type LevelListener = (tx: Executor, change: LevelChange) => Promise<void>

/** @property to number of the level that it falls to unless level points come @property since when that was to be told */
export type LevelWarning = Player & { to: number; since: Date }
export type WarningListener = (tx: Executor, warning: LevelWarning) => Promise<void>

/** Earned by play, and reckoned anew whenever that changes; the others are given as they are. */
export const isPlay = (source: LotSource): boolean => playSources.some((one) => one === source)
