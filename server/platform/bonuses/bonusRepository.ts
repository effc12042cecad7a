import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, prepared } from '../../db/prepared.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { accounts } from '../accounts/schema.ts'
import { mainBalance } from '../wallet/balanceRepository.ts'
import { abandonedAfter } from './bonusRoundRepository.ts'
import { type Bonus, type BonusProduct, bonuses, bonusProducts } from './schema.ts'

/**
 * Minor units in the account of a bonus; nothing is posted there but under the player's lock. The columns are written
 * out, because of one table the query builder names them without it.
 */
const left: SQL<string> = sql<string>`coalesce((select held.balance::text from platform.ledger_accounts held
  where held.uid = platform.bonuses.uid and held.ref = platform.bonuses.id::text
    and held.currency = platform.bonuses.currency
    and held.kind = case platform.bonuses.product when 'casino' then 'bonus' else 'betting_bonus' end), '0')`

/** Bonuses that something can be done with go before those that are over: the active one, then the others. */
const rank = sql`case when ${bonuses.state} = 'active' then 0 when ${bonuses.endedAt} is null then 1 else 2 end`

/** @property left minor units in its account */
export type BonusWithMoney = Bonus & { left: bigint }

/** Minor units: granted + won = lost + converted + forfeited + remaining. */
export type BonusFigures = Record<
  'granted' | 'won' | 'lost' | 'converted' | 'forfeited' | 'remaining',
  bigint
>

async function read(executor: Executor, where: SQL | undefined, page?: { offset: number; count: number }) {
  const query = executor
    .select({ bonus: bonuses, left: left.as('left') })
    .from(bonuses)
    .where(where)
    .orderBy(asc(rank), desc(bonuses.id))
  const rows = await (page ? query.limit(page.count).offset(page.offset) : query)
  return rows.map((row): BonusWithMoney => ({ ...row.bonus, left: BigInt(row.left) }))
}

const pursesOf = prepared('purses_of_player', (executor) =>
  executor
    .select({
      main: mainBalance(given('uid'), given('currency')).as('main'),
      bonus: bonuses,
      left: left.as('left'),
    })
    .from(accounts)
    .leftJoin(
      bonuses,
      and(
        eq(bonuses.uid, accounts.uid),
        eq(bonuses.product, given('product')),
        eq(bonuses.state, sql`'active'`),
      ),
    )
    .where(eq(accounts.uid, given('uid'))),
)

/** Not over; in the words of the index of those that expire, so that a sweep reads no others. */
const isOpen = sql`${bonuses.state} in ('available', 'active', 'paused')`

/** Bonuses of players, with the money in their accounts. */
export const bonusRepository = {
  products: bonusProducts,

  async find(executor: Executor, uid: number, product: BonusProduct, id: number) {
    const [found] = await read(
      executor,
      and(eq(bonuses.uid, uid), eq(bonuses.product, product), eq(bonuses.id, id)),
    )
    return found
  },

  async active(executor: Executor, uid: number, product: BonusProduct) {
    const [found] = await read(
      executor,
      and(eq(bonuses.uid, uid), eq(bonuses.product, product), eq(bonuses.state, 'active')),
    )
    return found
  },

  /** Minor units of real money, and the active bonus: one question, for it is asked at every stake. */
  async purses(executor: Executor, uid: number, product: BonusProduct, currency: string) {
    const [row] = await pursesOf(executor, { uid, product, currency })
    return {
      main: BigInt(row?.main ?? 0),
      active: row?.bonus ? ({ ...row.bonus, left: BigInt(row.left) } satisfies BonusWithMoney) : undefined,
    }
  },

  /** The open one that was given for this, or for more of it. */
  async findOpen(executor: Executor, uid: number, product: BonusProduct, reason: string) {
    const given = or(eq(bonuses.reason, reason), sql`starts_with(${bonuses.reason}, ${`${reason}/`})`)
    const [found] = await read(
      executor,
      and(eq(bonuses.uid, uid), eq(bonuses.product, product), isNull(bonuses.endedAt), given),
    )
    return found
  },

  async isGiven(executor: Executor, uid: number, reason: string): Promise<boolean> {
    return (await executor.$count(bonuses, and(eq(bonuses.uid, uid), eq(bonuses.reason, reason)))) > 0
  },

  /** All that are not over, of a player's product or of a deposit. */
  listOpen(
    executor: Executor,
    of: { uid: number; product: BonusProduct } | { deposit: number },
  ): Promise<BonusWithMoney[]> {
    const whose =
      'deposit' in of
        ? eq(bonuses.deposit, of.deposit)
        : and(eq(bonuses.uid, of.uid), eq(bonuses.product, of.product))
    return read(executor, and(whose, isNull(bonuses.endedAt)))
  },

  /** Whether one can still become money, so that the currency of its terms must stay. */
  async hasOpen(executor: Executor, uid: number): Promise<boolean> {
    return (await executor.$count(bonuses, and(eq(bonuses.uid, uid), isNull(bonuses.endedAt)))) > 0
  },

  /** The active one first, then those that can be activated, then those that are over; of each the newest first. */
  async list(
    executor: Executor,
    query: { uid: number; product: BonusProduct; states?: Bonus['state'][]; offset: number; count: number },
  ): Promise<{ items: BonusWithMoney[]; total: number }> {
    const where = and(
      eq(bonuses.uid, query.uid),
      eq(bonuses.product, query.product),
      ...(query.states ? [inArray(bonuses.state, query.states)] : []),
    )
    const total = await executor.$count(bonuses, where)
    return { items: await read(executor, where, query), total }
  },

  /** Which product it is of; undefined where there is none of that number. */
  async productOf(executor: Executor, id: number): Promise<BonusProduct | undefined> {
    const [row] = await executor.select().from(bonuses).where(eq(bonuses.id, id))
    return row?.product
  },

  /** Gives a bonus; undefined where the player has it for this reason already. */
  async add(tx: Executor, bonus: typeof bonuses.$inferInsert): Promise<Bonus | undefined> {
    const [added] = await tx.insert(bonuses).values(bonus).onConflictDoNothing().returning()
    return added
  },

  async set(tx: Executor, id: number, values: Partial<Bonus>): Promise<void> {
    await tx.update(bonuses).set(values).where(eq(bonuses.id, id))
  },

  /** The time of those that are not over stands still from now on. */
  async wait(executor: Executor, product: BonusProduct, now: Date): Promise<void> {
    const runs = and(isOpen, isNull(bonuses.waitsSince), gt(bonuses.expiresAt, now))
    await executor
      .update(bonuses)
      .set({ waitsSince: now })
      .where(and(eq(bonuses.product, product), runs))
  },

  /** The time of those that waited goes on where it stood. */
  async resume(executor: Executor, product: BonusProduct, now: Date): Promise<void> {
    await executor
      .update(bonuses)
      .set({
        expiresAt: sql`${bonuses.expiresAt} + (${now.toISOString()}::timestamptz - ${bonuses.waitsSince})`,
        waitsSince: null,
      })
      .where(and(eq(bonuses.product, product), isOpen, isNotNull(bonuses.waitsSince)))
  },

  /** Numbers of players with bonuses that are over, or that were staked enough, and that no open round holds up. */
  async toEnd(executor: Executor, now: Date, atMost: number): Promise<{ uid: number; id: number }[]> {
    const since = new Date(now.getTime() - abandonedAfter)
    const rows = await rowsOf<{ uid: string | number; id: string | number }>(
      executor,
      sql`select uid, id from platform.bonuses
        where ((state in ('available', 'active', 'paused') and waits_since is null
            and expires_at <= ${now.toISOString()}::timestamptz)
          or (state = 'active' and wagered >= required))
          and not exists (select from platform.bonus_rounds open
            where open.bonus_id = bonuses.id
              and (bonuses.product = 'betting' or open.touched_at > ${since.toISOString()}::timestamptz))
        order by expires_at limit ${atMost}`,
    )
    return rows.map(({ uid, id }) => ({ uid: Number(uid), id: Number(id) }))
  },

  /** Where the money of a bonus came from and went, told by the journals alone. @param id of the bonus */
  async figures(executor: Executor, id: number): Promise<BonusFigures> {
    const [row] = await rowsOf<Record<keyof BonusFigures, string>>(
      executor,
      sql`select
          coalesce(sum(posting.amount) filter (where journal.details::json->>'step' = 'granted'), 0)::text as granted,
          coalesce(sum(posting.amount) filter (where journal.kind in ('win', 'jackpot')), 0)::text as won,
          coalesce(-sum(posting.amount) filter (where journal.kind in ('bet', 'refund')), 0)::text as lost,
          coalesce(-sum(posting.amount) filter (where journal.details::json->>'step' = 'converted'), 0)::text as converted,
          coalesce(-sum(posting.amount) filter (where journal.details::json->>'step' = 'forfeited'), 0)::text as forfeited,
          coalesce(sum(posting.amount), 0)::text as remaining
        from platform.ledger_accounts account
        join platform.ledger_postings posting on posting.account_id = account.id
        join platform.ledger_journals journal on journal.id = posting.journal_id
        where account.uid = (select uid from platform.bonuses where id = ${id})
          and account.kind in ('bonus', 'betting_bonus') and account.ref = ${String(id)}`,
    )
    if (!row) throw new Error(`Nothing was read of bonus ${id}`)
    return {
      granted: BigInt(row.granted),
      won: BigInt(row.won),
      lost: BigInt(row.lost),
      converted: BigInt(row.converted),
      forfeited: BigInt(row.forfeited),
      remaining: BigInt(row.remaining),
    }
  },
}
