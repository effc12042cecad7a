import type { Executor } from '../../../db/Database.ts'
import { readStake } from '../../bonuses/storedStake.ts'
import type { BetServices } from './BetServices.ts'
import { betKey } from './betJournals.ts'
import type { SportsBet } from './schema.ts'

/** Whether the terms of a bonus that paid for a bet let it be cashed out. */
export function isOfferedFor({ paidFrom }: Pick<SportsBet, 'paidFrom'>): boolean {
  const { bonus, bets } = readStake(paidFrom)
  return bonus === 0n || bets?.cashOut !== 'refused'
}

/** What was staked in a part that is cashed out counts for nothing, where the terms of the bonus say so. @param toShare ten-thousandths, with what was cashed out before */
export async function uncountCashed(
  { bonusPlay }: Pick<BetServices, 'bonusPlay'>,
  tx: Executor,
  bet: SportsBet,
  toShare: number,
): Promise<void> {
  const stake = readStake(bet.paidFrom)
  if (stake.bets?.cashOut !== 'countsNothing') return
  const upTo = (share: number) => ((stake.counted ?? 0n) * BigInt(share)) / 10_000n
  const counted = upTo(toShare) - upTo(bet.cashedShare)
  await bonusPlay.uncount(tx, { round: betKey(bet), stake, counted })
}
