import type { Executor } from '../../../db/Database.ts'
import { againstSlip, type PlayedSlip } from '../../bonuses/betTerms.ts'
import { readTerms } from '../../bonuses/bonusTerms.ts'
import type { Bet, PlannedBet } from '../../bonuses/createBonusPlay.ts'
import type { Purses } from '../../bonuses/readPurses.ts'
import { LedgerError } from '../../wallet/LedgerError.ts'
import type { BetServices } from './BetServices.ts'
import { betKey, openBets, revenueOfSports } from './betJournals.ts'
import { betRefused } from './refusals.ts'

/** @property purses what the player can stake */
type Staked = Pick<Bet, 'uid' | 'currency' | 'amount' | 'from'> & {
  id: number
  slip: PlayedSlip
  purses: Purses
}

/**
 * What the stake of a bet is paid from, under the player's lock.
 * @throws LedgerError insufficient_funds; PlatformError `betRefused` where there is enough, but a bonus that does not take the slip has it
 */
export async function planStake(
  { bonusPlay }: Pick<BetServices, 'bonusPlay'>,
  tx: Executor,
  { id, slip, purses, ...staked }: Staked,
): Promise<PlannedBet> {
  const { uid, amount } = staked
  const { main, bonus } = purses
  try {
    return await bonusPlay.planBet(
      tx,
      {
        ...{ ...staked, product: 'betting', revenue: revenueOfSports, slip },
        ...{ key: `${betKey({ id })}/placed`, round: betKey({ id }), into: openBets({ uid }) },
        details: { bet: id },
      },
      purses,
    )
  } catch (error) {
    const [against] = bonus ? againstSlip(readTerms(bonus.terms).bets, slip) : []
    const isShort = error instanceof LedgerError && error.refusal === 'insufficient_funds'
    if (isShort && against && bonus && main + bonus.left >= amount) throw betRefused(against)
    throw error
  }
}
