import { readStake } from '../../bonuses/storedStake.ts'
import { cashedStake } from './cashedStake.ts'
import type { SportsBet } from './schema.ts'

/** Minor units of a stake that its winnings come without, as the terms of the bonus or free bet that paid it say: all of it or nothing. */
export function keptStake({ paidFrom }: Pick<SportsBet, 'paidFrom'>): bigint {
  const { bonus, bets } = readStake(paidFrom)
  return bets?.isStakeReturned === false ? bonus : 0n
}

/** What a bet may cost the house at the most. @param possible what it returns when all of it wins, its stake with it */
export const liabilityOf = (
  bet: Pick<SportsBet, 'paidFrom' | 'stake'> & Partial<Pick<SportsBet, 'freeBet'>>,
  possible: bigint,
): bigint => possible - (bet.freeBet ? keptStake(bet) : bet.stake)

/** What a bet comes to, or what is left of one that was cashed out in part, without the stake that its winnings come without. */
export function withoutKept(
  bet: Pick<SportsBet, 'paidFrom' | 'stake' | 'cashedShare'>,
  amount: bigint,
): bigint {
  if (keptStake(bet) === 0n) return amount
  const kept = bet.stake - cashedStake(bet)
  return amount > kept ? amount - kept : 0n
}

/** The same of the price of a part: as many times less as the most that the bet returns is by it. Exact where all of it wins or nothing does. */
export function withoutKeptPart(bet: Pick<SportsBet, 'paidFrom' | 'possibleReturn'>, price: bigint): bigint {
  const kept = keptStake(bet)
  return kept === 0n ? price : (price * bet.possibleReturn) / (bet.possibleReturn + kept)
}
