import type { Split } from '#generated/walletApi.ts'
import { bonusShare, type Stake } from '../bonuses/splitStake.ts'

/** What a bet was paid from, as JSON, which has no numbers of this size. */
export const storedStake = ({ main, bonus, bonusId, counted }: Stake): string =>
  JSON.stringify({
    ...split(main, bonus),
    ...(bonusId !== undefined && { bonusId, counted: String(counted ?? 0n) }),
  })

export function readStake(json: string): Stake {
  const { main, bonus, bonusId, counted } = JSON.parse(json) as Split & { bonusId?: number; counted?: string }
  const stake = { main: BigInt(main), bonus: BigInt(bonus) }
  return bonusId === undefined ? stake : { ...stake, bonusId, counted: BigInt(counted ?? 0) }
}

export const splitOf = ({ main, bonus }: Stake): Split => split(main, bonus)

/** What of a win is real money and what is of a bonus. */
export function splitWin(amount: bigint, stake: Stake): Split {
  const share = bonusShare(amount, stake)
  return split(amount - share, share)
}

const split = (main: bigint, bonus: bigint): Split => ({ main: String(main), bonus: String(bonus) })
