import type { Actions, Link } from '#generated/grammar/types.ts'

/** What a site says of the slip, in the block that it stands in. */
export type SlipProps = {
  /** Stakes by a press, in each currency: decimal numbers. */
  quickStakes?: Readonly<Record<string, readonly string[]>>
  /** Done where nobody is signed in. */
  stranger?: Actions
  /** Done where money lacks; `popup.amount` of the scope is how much. */
  deposit?: Actions
  /** Where the rules of bets stand. */
  rules?: Link
}
