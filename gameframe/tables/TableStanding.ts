import type { Balance, FrameState, Part } from '../boot/FrameState.ts'
import type { TableState } from '../boot/TableState.ts'

/** What is known at a shared table. */
export type TableStanding = {
  table: TableState
  /** The player's part of the round that the table is in. */
  own: Part | undefined
  balance: Balance | undefined
  isBusy: boolean
  /** Whether something is asked above the game. */
  isHeld: boolean
  /** Whether nothing is heard of the table. */
  isLost: boolean
}

/** The player's part of a round, of what the provider tells of the session. */
export function ownPart({ round, last }: FrameState, number: number): Part | undefined {
  if (round) return round
  return last?.nonce === number ? last : undefined
}
