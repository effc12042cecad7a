import type { Kind, Mathematics } from '#games/engines/engines.ts'
import type { StudioName } from './studios.ts'

/** One game of the catalogue. */
export type Game = {
  /** Its name in addresses: studio and name, in small letters and hyphens. */
  id: string
  name: string
  studio: StudioName
  type: 'casino' | 'slot' | 'fast'
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
  /** What comes back of a stake of 1, before rounding; and how many times its stake a round brings at most. */
  returns: number
  mostWin: number
}
