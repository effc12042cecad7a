import type { Balance, FrameState, FreeRounds, Round, ShownSeeds } from '../boot/FrameState.ts'
import type { AutoplayRun } from './autoplayEnds.ts'

/** What is known of a game while it is played; whoever takes it on changes it. */
export type Standing = {
  seeds: ShownSeeds
  balance: Balance | undefined
  free: FreeRounds[]
  /** The round that was over last, and the one that goes on. */
  last: Round | undefined
  open: Round | undefined
  auto: AutoplayRun | undefined
  /** Won by free rounds that have just been played. */
  freeWon: bigint | undefined
  isBusy: boolean
  /** Whether something is asked above the game. */
  isHeld: boolean
  isTurbo: boolean
  /** Whether nobody here knows what became of a round. */
  isLost: boolean
}

export const createStanding = ({ seeds, balance, last, free_rounds: free }: FrameState): Standing => ({
  seeds,
  balance,
  free,
  last,
  open: undefined,
  auto: undefined,
  freeWon: undefined,
  isBusy: false,
  isHeld: false,
  isTurbo: false,
  isLost: false,
})

export const isIdle = ({ isBusy, open }: Standing): boolean => !isBusy && !open

/** The free rounds that are played next. */
export const freePack = ({ free }: Standing): FreeRounds | undefined =>
  free.find(({ remaining }) => remaining > 0)
