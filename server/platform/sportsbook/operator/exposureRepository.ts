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

type Row = Omit<Exposure, 'staked' | 'liability'> & { staked: string; liability: string; total: number }

/** @property offset position of the first, from 0 */
export type Part = { offset: number; limit: number }

/** What the house may lose by open bets. */
export const exposureRepository = {
  /** By outcome, the largest first. @param event the only one; of all if left out @returns a part, and how many there are in all */
  async list(
    executor: Executor,
    event: string | undefined,
    { offset, limit }: Part,
  ): Promise<{ items: Exposure[]; total: number }> {
    const rows = await rowsOf<Row>(
      executor,
      sql`select leg.event, leg.line, leg.outcome, bet.currency, count(*)::int as bets,
          sum(bet.stake)::text as staked, sum(bet.liability)::text as liability, count(*) over ()::int as total
        from platform.sports_bets bet join platform.sports_bet_legs leg on leg.bet_id = bet.id
        where bet.state in ('pending', 'open') and (${event ?? null}::text is null or leg.event = ${event ?? null})
        group by leg.event, leg.line, leg.outcome, bet.currency
        order by sum(bet.liability) desc, leg.event, leg.line, leg.outcome limit ${limit} offset ${offset}`,
    )
    return {
      items: rows.map(({ total: _, ...row }) => ({
        ...{ ...row, staked: BigInt(row.staked), liability: BigInt(row.liability) },
      })),
      // Behind the last one nobody counts.
      total: rows[0]?.total ?? offset,
    }
  },
}
