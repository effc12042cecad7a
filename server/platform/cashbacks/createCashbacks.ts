import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AmountsByCurrency, CampaignDefinition } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { stageOf } from '../campaigns/campaignRules.ts'
import { promotionContent } from '../campaigns/content.ts'
import { invalidParameters } from '../errors.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { LiveSite } from '../siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import { parseAmount } from '../wallet/money.ts'
import { lastPeriod } from './lastPeriod.ts'
import { cashbackPeriods, cashbacks } from './schema.ts'

const day = 86_400_000

type Promotion = Extract<CampaignDefinition['promotions'][number], { type: 'cashback' }>
type Cashback = typeof cashbacks.$inferSelect

export type CashbackServices = {
  database: Database
  live: LiveSite
  ledger: Ledger
  events: PlayerEvents
  jobs: Jobs
  clock: () => Date
}

/** @property statuses which of them; removed ones are never shown */
export type CashbackQuery = {
  uid: number
  statuses: ('active' | 'paid_out')[]
  sort: 'end_date' | 'id'
  order: 'asc' | 'desc'
  offset: number
  count: number
}

/** Parts of the losses given back: computed once a period from the journals, paid once each. */
export function createCashbacks({ database, live, ledger, events, jobs, clock }: CashbackServices) {
  let isStarted = false

  /** Can be taken still, or is paid by itself in a moment. */
  const receivable = () =>
    and(
      eq(cashbacks.state, 'active'),
      or(isNull(cashbacks.receivableUntil), gt(cashbacks.receivableUntil, clock())),
    )

  /** Moves the money of a cashback that is still to be had, once. */
  async function pay(tx: Executor, where: SQL | undefined): Promise<Cashback | undefined> {
    const [paid] = await tx
      .update(cashbacks)
      .set({ state: 'paid_out', paidOutAt: clock() })
      .where(and(where, receivable()))
      .returning()
    if (!paid) return undefined
    const { id, uid, currency, amount } = paid
    await ledger.post(tx, [
      {
        key: `cashback/${id}/paid`,
        kind: 'cashback',
        currency,
        uid,
        postings: [
          { account: { house: 'promotions' }, amount: -amount },
          { account: { uid, kind: 'main' }, amount },
        ],
        details: { cashback: id },
      },
    ])
    await events.notify(uid, { name: 'balance', data: {} }, tx)
    return paid
  }

  /** Writes everybody's cashback of a period; again, it writes nothing. */
  async function compute(id: string, end: Date): Promise<void> {
    const campaign = live.campaigns().find((one) => one.id === id)
    const period = campaign?.trigger.params?.period
    for (const promotion of campaign?.promotions ?? []) {
      if (!campaign || !period || promotion.type !== 'cashback') continue
      await database.transaction((tx) =>
        writeCashbacks(tx, campaign, promotion, lastPeriod(period, end), clock()),
      )
    }
    await payDue()
    await database.drizzle
      .update(cashbackPeriods)
      .set({ computedAt: clock() })
      .where(and(eq(cashbackPeriods.campaign, id), eq(cashbackPeriods.endsAt, end)))
  }

  /** Pays what is paid by itself. */
  async function payDue(): Promise<void> {
    const due = await database.drizzle
      .select({ id: cashbacks.id })
      .from(cashbacks)
      .where(and(eq(cashbacks.state, 'active'), isNull(cashbacks.receivableUntil)))
    for (const { id } of due) await database.transaction((tx) => pay(tx, eq(cashbacks.id, id)))
  }

  return {
    compute,

    async start(): Promise<void> {
      await jobs.work('cashback', ({ campaign, endsAt }) =>
        compute(String(campaign), new Date(String(endsAt))),
      )
      isStarted = true
    },

    /** Leaves the periods that are over to be computed, each once, whichever process sees it first. */
    async sweep(): Promise<void> {
      // Beside an operator's own platform there is nobody whose losses could be looked at.
      if (!isStarted) return
      const now = clock()
      for (const campaign of live.campaigns()) {
        const { period } = campaign.trigger.params ?? {}
        if (!period) continue
        const { end } = lastPeriod(period, now)
        // What ran to the end of the period counts for it, though it is over since.
        if (stageOf(campaign, new Date(end.getTime() - 1)) !== 'running') continue
        await database.transaction(async (tx) => {
          const row = { campaign: campaign.id, endsAt: end, createdAt: now }
          const found = await tx.insert(cashbackPeriods).values(row).onConflictDoNothing().returning()
          if (found.length > 0)
            await jobs.enqueue('cashback', { campaign: campaign.id, endsAt: end.toISOString() }, tx)
        })
      }
    },

    /** @throws PlatformError where there is none that can be taken: not the player's, paid before, or too late */
    async payout(tx: Executor, uid: number, id: number): Promise<void> {
      const paid = await pay(tx, and(eq(cashbacks.id, id), eq(cashbacks.uid, uid)))
      if (!paid) throw invalidParameters({ id: [{ code: 'not_found' }] })
    },

    /** The player does not want it. */
    async remove(tx: Executor, uid: number, id: number): Promise<void> {
      const removed = await tx
        .update(cashbacks)
        .set({ state: 'removed' })
        .where(and(eq(cashbacks.id, id), eq(cashbacks.uid, uid), eq(cashbacks.state, 'active')))
        .returning({ id: cashbacks.id })
      if (removed.length === 0) throw invalidParameters({ id: [{ code: 'not_found' }] })
    },

    async list({ uid, statuses, sort, order, offset, count }: CashbackQuery) {
      const wanted = [
        ...(statuses.includes('active') ? [receivable()] : []),
        ...(statuses.includes('paid_out') ? [inArray(cashbacks.state, ['paid_out'])] : []),
      ]
      const where = and(eq(cashbacks.uid, uid), or(...wanted))
      const column = sort === 'id' ? cashbacks.id : cashbacks.endsAt
      const total = await database.drizzle.$count(cashbacks, where)
      const items = await database.drizzle
        .select()
        .from(cashbacks)
        .where(where)
        .orderBy(order === 'asc' ? sql`${column} asc` : sql`${column} desc`, sql`${cashbacks.id} desc`)
        .limit(count)
        .offset(offset)
      return { items, total }
    },
  }
}

export type Cashbacks = ReturnType<typeof createCashbacks>

/** Minor units by currency, as JSON for the database. */
const units = (amounts: AmountsByCurrency) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(amounts).map(([currency, amount]) => [
        currency,
        String(parseAmount(amount, currency) ?? 0n),
      ]),
    ),
  )

/**
 * By one statement, from the journals of play: what left the real money of each player, less what came back. Bets
 * that were set aside first leave it when they are decided.
 */
async function writeCashbacks(
  tx: Executor,
  campaign: CampaignDefinition,
  promotion: Promotion,
  { start, end }: { start: Date; end: Date },
  now: Date,
): Promise<void> {
  const { countries } = campaign.trigger.params ?? {}
  const { percent, least, most, days } = promotion
  const until = days === undefined ? null : new Date(now.getTime() + days * day).toISOString()
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`
    insert into platform.cashbacks (uid, reason, currency, amount, content, ends_at, receivable_until, created_at)
    select given.uid, ${`${campaign.id}/${promotion.number}`}, given.currency, given.amount,
      ${JSON.stringify(promotionContent(campaign, promotion))}, ${end.toISOString()}::timestamptz,
      ${until}::timestamptz, ${now.toISOString()}::timestamptz
    from (
      select lost.uid, lost.currency,
        least(lost.amount * ${percent}::int / 100, (${units(most)}::json->>lost.currency)::bigint) as amount
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
    where given.amount > 0 and given.amount >= (${units(least)}::json->>given.currency)::bigint
      and not player.is_banned and not player.is_deleted
      and (${countries === undefined} or player.country_code = any(${sql.param([...(countries ?? [])])}::text[]))
    on conflict do nothing`)
}
