import type { FrameState, Round } from '../boot/FrameState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import type { Sounds } from '../sound/createSounds.ts'

/** What a scene is made with. */
export type SceneTools = {
  /** Where it draws; it fills the room that is left by bars. */
  host: HTMLElement
  state: FrameState
  sounds: Sounds
  money: Money
  t: Translate
  /** The stake that stands in its field. */
  stake: () => bigint
  /** Whether a round may be begun or chosen for now. */
  isIdle: () => boolean
  /** Makes a move of the round that goes on. */
  move: (move: unknown) => Promise<void>
  /** Says that what would be staked is another. */
  changed: () => void
  /** Begins a round, as the main button does. */
  begin: () => void
  motion: { isReduced: boolean }
}

/** How a round is shown. */
export type Showing = {
  /** Of the time that pictures take; 0 shows the end at once. */
  speed: number
  /** From now on: tells whether the player wants the end of what moves at once. */
  watchStop: () => () => boolean
  celebrates: (won: bigint) => boolean
}

/** One kind of game, as it is seen. */
export type Scene = {
  /** What the main button says. */
  verb: 'spin' | 'deal' | 'roll' | 'drop' | 'launch' | 'start' | 'bet'
  /** Controls beside the stake. */
  controls: HTMLElement[]
  /** What is staked in all; none where nothing is chosen yet. */
  staked?: () => bigint
  /** What the player decides before a round. @param stake what it costs, of a free round */
  choice: (stake: bigint) => object | undefined
  /** Of a round that its player may leave while it goes on: what they would get now. */
  leaving?: () => bigint | undefined
  /** Of a round that waits for its player, and that the main button takes by a move: for what sum, 0 where for none yet. */
  taking?: () => { sum: bigint; move: unknown } | undefined
  /** Buttons of moves, which stand in the place of the main button while a round waits for one. */
  moves?: HTMLElement
  /** Shows what a round came to, or as far as it goes. */
  show: (round: Round, showing: Showing) => Promise<void>
  /** What is to be said of a round besides what it has won. */
  tell: (round: Round) => string
  /** Part of the rules that is this kind's. */
  rules?: () => HTMLElement[]
  /** Before a round: takes away what the last one left. */
  clear?: () => void
}
