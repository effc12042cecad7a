import type { Executor } from '../../../db/Database.ts'
import type { PlannedBet } from '../../bonuses/createBonusPlay.ts'
import type { Purses } from '../../bonuses/readPurses.ts'
import type { BetServices } from './BetServices.ts'
import { type FreeSlip, stakeFreeBet } from './freeStake.ts'
import { planStake } from './planStake.ts'

/** What a player pays a bet by: money on each line, in minor units, or a free bet by its number. */
export type Payment = { lineStake: bigint; from?: 'main' | 'bonus' } | { freeBet: number }

/** What a bet is staked with. */
export type Staking = {
  /** On each line, in minor units. */
  lineStake: bigint
  /** Null where it is money. */
  freeBet: number | null
  /** What all of it is paid from, by journals that the caller posts. */
  plan: () => Promise<Pick<PlannedBet, 'stake' | 'journals'>>
}

/**
 * @param bet with `purses`, what money the player can stake
 * @throws PlatformError `betRefused` where a free bet does not fit; `plan` throws what `planStake` does
 */
export async function stakingOf(
  services: Pick<BetServices, 'bonusPlay' | 'freeBets'>,
  tx: Executor,
  payment: Payment,
  bet: FreeSlip & { uid: number; id: number; purses: Purses },
): Promise<Staking> {
  if ('freeBet' in payment) {
    const { freeBet } = payment
    const { lineStake, stake } = await stakeFreeBet(services, tx, { ...bet, freeBet, bet: bet.id })
    return { lineStake, freeBet, plan: async () => ({ stake, journals: [] }) }
  }
  const { lineStake, from } = payment
  const { id, uid, currency, slip, stakes, purses } = bet
  const staked = { id, uid, currency, slip, purses, amount: lineStake * stakes, ...(from && { from }) }
  return { lineStake, freeBet: null, plan: () => planStake(services, tx, staked) }
}
