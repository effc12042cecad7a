import type { Kind, Mathematics } from '#games/engines/engines.ts'
import type { StudioName } from './studios.ts'

/** How long the phases of a shared table last, in milliseconds. */
export type TableTimes = {
  betting: number
  /** From the last bet until it begins: stakes that are still under way are awaited. */
  closed: number
  /** Of what moves; a flight lasts as long as it is. */
  running?: number
  result: number
}

/** One game of the catalogue. */
export type Game = {
  /** Its name in addresses: studio and name, in small letters and hyphens. */
  id: string
  name: string
  studio: StudioName
  type: 'casino' | 'slot' | 'live' | 'fast'
  kind: Kind
  /** What games of the same mathematics share. */
  profile: string
  mathematics: Mathematics
  /** What its cover and its symbols are about. */
  theme: string
  motif: string
  scene: string
  tags: string[]
  features: string[]
  volatility: number
  /** Day of its release. */
  releasedOn: string
  /** Its place by how much it is played, from 1. */
  rank: number
  /** What comes back of a stake of 1, before rounding; and how many times its stake a round brings at most. */
  returns: number
  mostWin: number
  /** Of a game whose rounds all players share. */
  table?: TableTimes
}
