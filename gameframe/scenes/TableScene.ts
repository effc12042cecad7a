import type { FrameState, Part } from '../boot/FrameState.ts'
import type { TableState } from '../boot/TableState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import type { Sounds } from '../sound/createSounds.ts'

/** What is known at a shared table. */
export type TableView = { table: TableState; own: Part | undefined }

/** What the scene of a shared table is made with. */
export type TableTools = {
  host: HTMLElement
  state: FrameState
  sounds: Sounds
  money: Money
  t: Translate
  /** The stake that stands in its field. */
  stake: () => bigint
  /** Whether chips may be laid: also before and after bets are taken, for the next round. */
  isIdle: () => boolean
  /** Says that what would be staked, or gained by leaving now, is another. */
  changed: () => void
  /** Says that the player's part is over, as the scene reckons: the provider is asked. */
  passed: () => void
  /** The provider's clock. */
  now: () => number
  motion: { isReduced: boolean }
}

/** A kind of game whose rounds are shared, as it is seen. */
export type TableScene = {
  controls: HTMLElement[]
  /** What a press of the main button stakes; none where nothing is chosen. */
  choice: () => object | undefined
  staked: () => bigint
  /** A stake was taken. */
  taken: () => void
  /** Shows how the table stands. Called whenever something has changed, also twice with the same. */
  draw: (view: TableView) => void
  /** What leaving now would bring, where the player may leave. */
  leaving?: () => bigint | undefined
  /** What a round came to, in words. */
  tell: (result: number) => string
  rules: () => HTMLElement[]
}
