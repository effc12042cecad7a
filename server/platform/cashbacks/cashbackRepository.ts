import { and, eq, gt, inArray, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { cashbackPeriods, cashbacks } from './schema.ts'

export type Cashback = typeof cashbacks.$inferSelect
/** Of whom it is, where that is asked. */
export type CashbackKey = { id: number; uid?: number }
export type CashbackPeriod = Pick<typeof cashbackPeriods.$inferSelect, 'campaign' | 'endsAt'>

/** @property statuses which of them; removed ones are never shown */
export type CashbackQuery = {
  uid: number
  statuses: ('active' | 'paid_out')[]
  sort: 'end_date' | 'id'
  order: 'asc' | 'desc'
  offset: number
  count: number
}

/** What everybody gets who lost between two instants. */
export type CashbackTerms = {
  reason: string
  start: Date
  end: Date
  /** Part of the losses, in whole percent. */
  percent: number
  /** The least and the most of it: minor units by currency, as JSON. Nothing is given in other currencies. */
  least: string
  most: string
  /** Countries of players; all where it is left out. */
  countries: readonly string[] | undefined
  /** JSON: how it is shown. */
  content: string
  /** None where it is paid by itself. */
  receivableUntil: Date | undefined
  at: Date
}

/** What players get back of their losses. */
export const cashbackRepository = {
  /**
   * By one statement, from the journals of play: what left the real money of each player, less what came back. Bets
   * that were set aside first leave it when they are decided.
   */
  async writeAll(tx: Executor, terms: CashbackTerms): Promise<void> {
    const { reason, start, end, percent, least, most, countries, content, receivableUntil, at } = terms
    await tx.execute(sql`
      insert into platform.cashbacks (uid, reason, currency, amount, content, ends_at, receivable_until, created_at)
      select given.uid, ${reason}, given.currency, given.amount,
        ${content}, ${end.toISOString()}::timestamptz,
        ${receivableUntil?.toISOString() ?? null}::timestamptz, ${at.toISOString()}::timestamptz
      from (
        select lost.uid, lost.currency,
          least(lost.amount * ${percent}::int / 100, (${most}::json->>lost.currency)::bigint) as amount
        from (
          select journal.uid, journal.currency, -sum(posting.amount)::bigint as amount
          from platform.ledger_journals journal
          join platform.ledger_postings posting on posting.journal_id = journal.id
          join platform.ledger_accounts account on account.id = posting.account_id
          where journal.kind in ('bet', 'win', 'refund', 'jackpot')
            and journal.created_at >= ${start.toISOString()}::timestamptz
            and journal.created_at < ${end.toISOString()}::timestamptz
            and account.uid = journal.uid and account.kind in ('main', 'open_bets')
          group by journal.uid, journal.currency
        ) lost
        where lost.amount > 0
      ) given
      join platform.accounts player on player.uid = given.uid and player.currency = given.currency
      where given.amount > 0 and given.amount >= (${least}::json->>given.currency)::bigint
        and ${most}::json->>given.currency is not null
        and not player.is_banned and not player.is_deleted
        and (${countries === undefined} or player.country_code = any(${sql.param([...(countries ?? [])])}::text[]))
      on conflict do nothing`)
  },

  /** @returns the cashback, if it could still be had then */
  async pay(tx: Executor, key: CashbackKey, at: Date): Promise<Cashback | undefined> {
    const [paid] = await tx
      .update(cashbacks)
      .set({ state: 'paid_out', paidOutAt: at })
      .where(and(is(key), receivable(at)))
      .returning()
    return paid
  },

  /** Numbers of those that are paid by themselves, and are not yet. */
  async listDue(executor: Executor): Promise<number[]> {
    const due = await executor
      .select({ id: cashbacks.id })
      .from(cashbacks)
      .where(and(eq(cashbacks.state, 'active'), isNull(cashbacks.receivableUntil)))
    return due.map(({ id }) => id)
  },

  /** Answers whether it was there to be removed. */
  async remove(tx: Executor, key: CashbackKey): Promise<boolean> {
    const removed = await tx
      .update(cashbacks)
      .set({ state: 'removed' })
      .where(and(is(key), eq(cashbacks.state, 'active')))
      .returning({ id: cashbacks.id })
    return removed.length > 0
  },

  async list(
    executor: Executor,
    { uid, statuses, sort, order, offset, count }: CashbackQuery,
    now: Date,
  ): Promise<{ items: Cashback[]; total: number }> {
    const wanted = [
      ...(statuses.includes('active') ? [receivable(now)] : []),
      ...(statuses.includes('paid_out') ? [inArray(cashbacks.state, ['paid_out'])] : []),
    ]
    const where = and(eq(cashbacks.uid, uid), or(...wanted))
    const column = sort === 'id' ? cashbacks.id : cashbacks.endsAt
    const total = await executor.$count(cashbacks, where)
    const items = await executor
      .select()
      .from(cashbacks)
      .where(where)
      .orderBy(order === 'asc' ? sql`${column} asc` : sql`${column} desc`, sql`${cashbacks.id} desc`)
      .limit(count)
      .offset(offset)
    return { items, total }
  },

  /** When the last period of a campaign ended that is known; before an instant, if one is given. */
  async lastEnd(executor: Executor, campaign: string, before?: Date): Promise<Date | undefined> {
    const { endsAt } = cashbackPeriods
    const [row] = await executor
      .select({ last: max(endsAt) })
      .from(cashbackPeriods)
      .where(and(eq(cashbackPeriods.campaign, campaign), before && lt(endsAt, before)))
    return row?.last ?? undefined
  },

  /** Answers whether the period is new. */
  async addPeriod(tx: Executor, { campaign, endsAt }: CashbackPeriod, at: Date): Promise<boolean> {
    const row = { campaign, endsAt, createdAt: at }
    const found = await tx.insert(cashbackPeriods).values(row).onConflictDoNothing().returning()
    return found.length > 0
  },

  /** Periods that were left before then and are not computed; they count as left now. */
  async leaveAgain(tx: Executor, before: Date, now: Date): Promise<CashbackPeriod[]> {
    return tx
      .update(cashbackPeriods)
      .set({ createdAt: now })
      .where(and(isNull(cashbackPeriods.computedAt), lte(cashbackPeriods.createdAt, before)))
      .returning()
  },

  async computed(executor: Executor, { campaign, endsAt }: CashbackPeriod, at: Date): Promise<void> {
    await executor
      .update(cashbackPeriods)
      .set({ computedAt: at })
      .where(and(eq(cashbackPeriods.campaign, campaign), eq(cashbackPeriods.endsAt, endsAt)))
  },
}

const is = ({ id, uid }: CashbackKey): SQL | undefined =>
  and(eq(cashbacks.id, id), uid === undefined ? undefined : eq(cashbacks.uid, uid))

/** Can be taken still, or is paid by itself in a moment. */
const receivable = (now: Date) =>
  and(
    eq(cashbacks.state, 'active'),
    or(isNull(cashbacks.receivableUntil), gt(cashbacks.receivableUntil, now)),
  )
