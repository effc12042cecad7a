import type { Database, Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { stageOf } from '../campaigns/campaignRules.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { eachAlone } from '../shared/eachAlone.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import {
  type Cashback,
  type CashbackKey,
  type CashbackPeriod,
  type CashbackQuery,
  cashbackRepository,
} from './cashbackRepository.ts'
import { endedPeriods, lastPeriod } from './lastPeriod.ts'
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

export type CashbackServices = {
  database: Database
  live: LiveSite
  ledger: Ledger
  events: PlayerEvents
  jobs: Jobs
  clock: () => Date
}

/** Parts of the losses given back: computed once a period from the journals, paid once each. */
export function createCashbacks({ database, live, ledger, events, jobs, clock }: CashbackServices) {
  let isStarted = false

  /** Moves the money of a cashback that is still to be had, once. */
  async function pay(tx: Executor, key: CashbackKey): Promise<Cashback | undefined> {
    const paid = await cashbackRepository.pay(tx, key, clock())
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
    const before = await cashbackRepository.lastEnd(database.drizzle, id, end)
    for (const promotion of campaign?.promotions ?? []) {
      if (!campaign || !period || promotion.type !== 'cashback') continue
      // Losses count from when the campaign began; and once, where periods overlap because their length was changed.
      const starts = [lastPeriod(period, end).start, before, campaign.starts && new Date(campaign.starts)]
      const stretch = { start: latest(starts), end }
      await database.transaction((tx) => writeCashbacks(tx, campaign, promotion, stretch, clock()))
    }
    await payDue()
    await cashbackRepository.computed(database.drizzle, { campaign: id, endsAt: end }, clock())
  }

  /** Leaves a period to be computed, unless somebody did. */
  const leave = (period: CashbackPeriod): Promise<void> =>
    database.transaction(async (tx) => {
      if (await cashbackRepository.addPeriod(tx, period, clock())) await enqueue(tx, period)
    })

  /** Leaves periods once more whose job has given up. */
  const leaveAgain = (): Promise<void> =>
    database.transaction(async (tx) => {
      const now = clock()
      const before = new Date(now.getTime() - leaveAfter)
      for (const period of await cashbackRepository.leaveAgain(tx, before, now)) await enqueue(tx, period)
    })

  const enqueue = (tx: Executor, { campaign, endsAt }: CashbackPeriod) =>
    jobs.enqueue('cashback', { campaign, endsAt: endsAt.toISOString() }, tx)

  /** Pays what is paid by itself. */
  async function payDue(): Promise<void> {
    await eachAlone(await cashbackRepository.listDue(database.drizzle), (id) =>
      database.transaction(async (tx) => void (await pay(tx, { id }))),
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
        const known = await cashbackRepository.lastEnd(database.drizzle, campaign.id)
        for (const end of endedPeriods(period, settled, known).slice(0, madeUp)) {
          // What ran to the end of the period counts for it, though it is over since.
          if (stageOf(campaign, new Date(end.getTime() - 1)) === 'running')
            await leave({ campaign: campaign.id, endsAt: end })
        }
      }
    },

    /** @throws PlatformError where there is none that can be taken: not the player's, paid before, or too late */
    async payout(tx: Executor, uid: number, id: number): Promise<void> {
      const paid = await pay(tx, { id, uid })
      if (!paid) throw invalidParameters({ id: [{ code: 'not_found' }] })
    },

    /** The player does not want it. */
    async remove(tx: Executor, uid: number, id: number): Promise<void> {
      if (!(await cashbackRepository.remove(tx, { id, uid })))
        throw invalidParameters({ id: [{ code: 'not_found' }] })
    },

    list: (query: CashbackQuery) => cashbackRepository.list(database.drizzle, query, clock()),
  }
}

export type Cashbacks = ReturnType<typeof createCashbacks>

const latest = (instants: readonly (Date | undefined | '')[]) =>
  new Date(Math.max(...instants.map((one) => (one ? one.getTime() : 0))))
