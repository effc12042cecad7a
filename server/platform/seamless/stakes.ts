import type { Split } from '#generated/walletApi.ts'
import { bonusShare, type Stake } from '../bonuses/splitStake.ts'

export const splitOf = ({ main, bonus }: Stake): Split => split(main, bonus)

/** What of a win is real money and what is of a bonus. */
export function splitWin(amount: bigint, stake: Stake): Split {
  const share = bonusShare(amount, stake)
  return split(amount - share, share)
}

const split = (main: bigint, bonus: bigint): Split => ({ main: String(main), bonus: String(bonus) })
