import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'

/** What open bets on an outcome were staked with, and what they may cost at the most. Minor units. */
export type Exposure = {
  event: string
  line: string
  outcome: string
  currency: string
  bets: number
  staked: bigint
  liability: bigint
}

type Row = Omit<Exposure, 'staked' | 'liability'> & { staked: string; liability: string }

/** What the house may lose by open bets. */
export const exposureRepository = {
  /** By outcome, the largest first. @param event the only one; of all the `atMost` largest if left out */
  async list(executor: Executor, event: string | undefined, atMost: number): Promise<Exposure[]> {
    const rows = await rowsOf<Row>(
      executor,
      sql`select leg.event, leg.line, leg.outcome, bet.currency, count(*)::int as bets,
          sum(bet.stake)::text as staked, sum(bet.liability)::text as liability
        from platform.sports_bets bet join platform.sports_bet_legs leg on leg.bet_id = bet.id
        where bet.state in ('pending', 'open') and (${event ?? null}::text is null or leg.event = ${event ?? null})
        group by leg.event, leg.line, leg.outcome, bet.currency
        order by sum(bet.liability) desc, leg.event, leg.line, leg.outcome limit ${atMost}`,
    )
    return rows.map((row) => ({ ...row, staked: BigInt(row.staked), liability: BigInt(row.liability) }))
  },
}
