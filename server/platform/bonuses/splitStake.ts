import { LedgerError } from '../wallet/LedgerError.ts'
import type { BetTerms } from './betTerms.ts'

/** What a bet is paid from, in minor units; winnings go back in the same proportion. */
export type Stake = {
  main: bigint
  bonus: bigint
  /** The bonus that was active. */
  bonusId?: number
  /** What of it counts towards the wagering of that bonus. */
  counted?: bigint
  /** What its terms say of bets on sports; without a bonus those of a free bet, which is all of the stake then. */
  bets?: BetTerms
}

type Purses = {
  main: bigint
  /** Of the active bonus, if any. */
  bonus: bigint
  /** Real and bonus money are never mixed in one bet (`is_bonus_isolation_enabled`). */
  isolated: boolean
  /** Which of them the player plays with, where they are isolated; real money first if left out. */
  from?: 'main' | 'bonus'
}

/** @throws LedgerError insufficient_funds */
export function splitStake(
  amount: bigint,
  { main, bonus, isolated, from }: Purses,
): Pick<Stake, 'main' | 'bonus'> {
  if (isolated) {
    if (from !== 'bonus' && main >= amount) return { main: amount, bonus: 0n }
    if (from !== 'main' && bonus >= amount) return { main: 0n, bonus: amount }
  } else if (main + bonus >= amount) {
    const real = main < amount ? main : amount
    return { main: real, bonus: amount - real }
  }
  throw new LedgerError('insufficient_funds', 'The bet is more than the player has')
}

/** Minor units that go to the bonus; what cannot be divided goes to the real money. */
export const bonusShare = (amount: bigint, { main, bonus }: Stake) =>
  bonus === 0n ? 0n : (amount * bonus) / (main + bonus)
