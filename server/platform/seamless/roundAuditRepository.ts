import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { disputedStakes } from './schema.ts'

export type DisputedStake = Omit<typeof disputedStakes.$inferInsert, 'id' | 'settledAt'>

/** Something that is wrong, by its number, in words. */
export type Finding = { id: string | number; details: string }

/** Whether rounds hold what was staked and won in them. */
export const roundAuditRepository = {
  /** Keeps that a provider wanted a stake back; wanted again it is the same. */
  async dispute(tx: Executor, stake: DisputedStake): Promise<void> {
    await tx.insert(disputedStakes).values(stake).onConflictDoNothing()
  },

  /** Somebody has seen to it. @returns whether there was such a one that nobody had */
  async settle(executor: Executor, id: number, now: Date): Promise<boolean> {
    const rows = await executor
      .update(disputedStakes)
      .set({ settledAt: now })
      .where(and(eq(disputedStakes.id, id), isNull(disputedStakes.settledAt)))
      .returning({ id: disputedStakes.id })
    return rows.length > 0
  },

  /** Stakes that a provider says are in no round, and that are kept. */
  disputed: (executor: Executor): Promise<Finding[]> =>
    rowsOf(
      executor,
      sql`select id, format('%s wanted bet %s back, %s minor units of %s that player %s staked in round %s, after it was closed',
          provider, bet, amount, currency, uid, round_id) as details
        from platform.disputed_stakes where settled_at is null order by id`,
    ),

  /** Rounds that say something else than their transactions make. */
  wrongRounds: (executor: Executor): Promise<Finding[]> =>
    rowsOf(
      executor,
      sql`select round.id, format('of %s says staked %s and won %s, its transactions make %s and %s', round.provider,
          round.staked, round.won, coalesce(booked.staked, 0), coalesce(booked.won, 0)) as details
        from platform.game_rounds round
        left join (
          select round_id,
            coalesce(sum(case kind when 'bet' then amount when 'rollback' then -amount end), 0) as staked,
            coalesce(sum(amount) filter (where kind in ('win', 'free-round')), 0) as won
          from platform.game_transactions where round_id is not null group by round_id
        ) booked on booked.round_id = round.id
        where round.staked <> coalesce(booked.staked, 0) or round.won <> coalesce(booked.won, 0)
        order by round.id`,
    ),
}
