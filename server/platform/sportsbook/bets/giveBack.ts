import type { Executor } from '../../../db/Database.ts'
import { readStake } from '../../bonuses/storedStake.ts'
import type { Journal, JournalKind } from '../../wallet/Journal.ts'
import type { BetServices } from './BetServices.ts'
import { betKey, moveKey, revenueOfSports, stakeTaken } from './betJournals.ts'
import { returnFreeBet } from './freeStake.ts'
import type { SportsBet } from './schema.ts'

type Paying = Pick<BetServices, 'bonusPlay'>
type Returning = Paying & Pick<BetServices, 'ledger' | 'freeBets'>

/** What a bet, or a part of it, comes back as, by the purses that its stake was paid from. @param key of what happens to it */
export function payJournals(
  { bonusPlay }: Paying,
  tx: Executor,
  bet: SportsBet,
  { key, kind, amount }: { key: string; kind: Extract<JournalKind, 'win' | 'refund'>; amount: bigint },
): Promise<Journal[]> {
  const { id, uid, currency } = bet
  return bonusPlay.planSettlement(tx, {
    key: `${key}/paid`,
    ...{ kind, uid, product: 'betting', currency, amount, revenue: revenueOfSports },
    round: betKey(bet),
    stake: readStake(bet.paidFrom),
    details: { bet: id },
  })
}

/** The stake of a bet that was not taken goes back to where it came from. Nothing of it counts. */
export async function giveBack(services: Returning, tx: Executor, bet: SportsBet): Promise<void> {
  if (bet.freeBet !== null) return returnFreeBet(services, tx, bet)
  const key = moveKey(bet, bet.moves + 1)
  const back = await payJournals(services, tx, bet, { key, kind: 'refund', amount: bet.stake })
  await services.ledger.post(tx, [stakeTaken(bet, key, bet.stake), ...back])
  await countStake(services, tx, bet)
}

/** A bet is over: what was staked in it counts for a bonus that had to do with it, once. */
export async function countStake({ bonusPlay }: Paying, tx: Executor, bet: SportsBet): Promise<void> {
  if (readStake(bet.paidFrom).bonusId === undefined) return
  await bonusPlay.finish(tx, { uid: bet.uid, product: 'betting', round: betKey(bet) })
}
