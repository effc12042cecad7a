import { and, eq, gt, inArray, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { stageOf } from '../campaigns/campaignRules.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { eachAlone } from '../shared/eachAlone.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import { endedPeriods, lastPeriod } from './lastPeriod.ts'
import { cashbackPeriods, cashbacks } from './schema.ts'
import { writeCashbacks } from './writeCashbacks.ts'

const day = 86_400_000
/**
 * Milliseconds after its end before a period is looked at: what was begun in it has its time, and is on the books by
 * then, or was given up by the database.
 */
const settling = 5 * 60_000
/** Most periods of a campaign that are made up for where nobody was there when they ended. */
const madeUp = 7
/** Milliseconds after which a period that is not computed yet is left to a job once more: the first has given up. */
const leaveAfter = day

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
    const before = await lastEnd(database.drizzle, id, end)
    for (const promotion of campaign?.promotions ?? []) {
      if (!campaign || !period || promotion.type !== 'cashback') continue
      // Losses count from when the campaign began; and once, where periods overlap because their length was changed.
      const starts = [lastPeriod(period, end).start, before, campaign.starts && new Date(campaign.starts)]
      const stretch = { start: latest(starts), end }
      await database.transaction((tx) => writeCashbacks(tx, campaign, promotion, stretch, clock()))
    }
    await payDue()
    await database.drizzle
      .update(cashbackPeriods)
      .set({ computedAt: clock() })
      .where(and(eq(cashbackPeriods.campaign, id), eq(cashbackPeriods.endsAt, end)))
  }

  /** Leaves a period to be computed, unless somebody did. */
  const leave = (campaign: string, endsAt: Date): Promise<void> =>
    database.transaction(async (tx) => {
      const row = { campaign, endsAt, createdAt: clock() }
      const found = await tx.insert(cashbackPeriods).values(row).onConflictDoNothing().returning()
      if (found.length > 0) await enqueue(tx, row)
    })

  /** Leaves periods once more whose job has given up. */
  const leaveAgain = (): Promise<void> =>
    database.transaction(async (tx) => {
      const now = clock()
      const given = lte(cashbackPeriods.createdAt, new Date(now.getTime() - leaveAfter))
      const found = await tx
        .update(cashbackPeriods)
        .set({ createdAt: now })
        .where(and(isNull(cashbackPeriods.computedAt), given))
        .returning()
      for (const row of found) await enqueue(tx, row)
    })

  const enqueue = (tx: Executor, { campaign, endsAt }: { campaign: string; endsAt: Date }) =>
    jobs.enqueue('cashback', { campaign, endsAt: endsAt.toISOString() }, tx)

  /** Pays what is paid by itself. */
  async function payDue(): Promise<void> {
    const due = await database.drizzle
      .select({ id: cashbacks.id })
      .from(cashbacks)
      .where(and(eq(cashbacks.state, 'active'), isNull(cashbacks.receivableUntil)))
    await eachAlone(due, ({ id }) =>
      database.transaction(async (tx) => void (await pay(tx, eq(cashbacks.id, id)))),
    )
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
      await leaveAgain()
      const settled = new Date(clock().getTime() - settling)
      for (const campaign of live.campaigns()) {
        const { period } = campaign.trigger.params ?? {}
        if (!period) continue
        const known = await lastEnd(database.drizzle, campaign.id)
        for (const end of endedPeriods(period, settled, known).slice(0, madeUp)) {
          // What ran to the end of the period counts for it, though it is over since.
          if (stageOf(campaign, new Date(end.getTime() - 1)) === 'running') await leave(campaign.id, end)
        }
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

const latest = (instants: readonly (Date | undefined | '')[]) =>
  new Date(Math.max(...instants.map((one) => (one ? one.getTime() : 0))))

/** When the last period of a campaign ended that is known; before an instant, if one is given. */
async function lastEnd(executor: Executor, campaign: string, before?: Date): Promise<Date | undefined> {
  const { endsAt } = cashbackPeriods
  const [row] = await executor
    .select({ last: max(endsAt) })
    .from(cashbackPeriods)
    .where(and(eq(cashbackPeriods.campaign, campaign), before && lt(endsAt, before)))
  return row?.last ?? undefined
}
