import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CampaignDefinition } from '#generated/grammar/types.ts'
import cashback from '../../../schemas/site/campaigns/cashback.json' with { type: 'json' }
import { createCashbacks } from '../../../server/platform/cashbacks/createCashbacks.ts'
import { lastPeriod } from '../../../server/platform/cashbacks/lastPeriod.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

const day = 86_400_000
type Shown = { items: Record<string, unknown>[]; total: number }

describeOnOneDatabase('cashback', (fresh) => {
  let server: PlatformServer
  let now = new Date()
  beforeAll(async () => {
    server = await platformServer(fresh().database, { clock: () => now })
  })
  afterAll(() => server.close())

  const some = () => randomBytes(8).toString('hex')
  /** Plays for real money: above zero it is won. */
  const play = (uid: number, amount: bigint, currency = 'EUR') =>
    fresh().database.transaction((tx) =>
      server.platform.ledger.post(tx, [
        {
          key: some(),
          kind: amount < 0n ? 'bet' : 'win',
          currency,
          uid,
          postings: [
            { account: { house: 'revenue', ref: 'casino' }, amount: -amount },
            { account: { uid, kind: 'main' }, amount },
          ],
        },
      ]),
    )
  const fund = (uid: number, currency = 'EUR') =>
    fresh().database.transaction((tx) =>
      server.platform.ledger.post(tx, [deposit(uid, 100_000n, some(), currency)]),
    )
  const list = async (sid: string, fields: Record<string, string> = {}) =>
    (await server.call('cashbacks.get', { count: '10', ...fields }, { sid })).response as unknown as Shown
  const act = (id: 'cashbacks.payout' | 'cashbacks.remove', sid: string, cashback: unknown, key = some()) =>
    server.call(id, { id: String(cashback) }, { sid, headers: { 'idempotency-key': key } })
  const main = async (sid: string) => {
    const { response } = await server.call('account.getBalance', {}, { sid })
    return (response.balance_main as { amount: string }).amount
  }

  /** Lets the week be over in which everything above happened, and waits until it was looked at. */
  async function weekIsOver() {
    now = new Date(lastPeriod('week', new Date(now.getTime() + 7 * day)).end.getTime() + day / 24)
    await server.platform.promotions.cashbacks.sweep()
    await vi.waitFor(async () => {
      const { rows } = await fresh().database.query(
        `select count(*)::int as open from platform.cashback_periods where computed_at is null`,
      )
      expect(rows).toEqual([{ open: 0 }])
    })
  }
  /** A player who lost 100.50 of the week, won 10.05 back and so gets 9.04. */
  async function loser() {
    const player = await server.register()
    await fund(player.uid)
    await play(player.uid, -10_050n)
    await play(player.uid, 1_005n)
    return player
  }

  it('is a part of what was lost in a week, less what was won, and of nothing else', async () => {
    now = new Date()
    const { sid } = await loser()
    const winner = await server.register()
    await fund(winner.uid)
    await play(winner.uid, 500n)
    const little = await server.register()
    await fund(little.uid)
    await play(little.uid, -999n)
    const rich = await server.register({ currency: 'PLN' })
    await fund(rich.uid, 'PLN')
    await play(rich.uid, -100_000n, 'PLN')

    await weekIsOver()
    const { items } = await list(sid)
    expect(items).toMatchObject([
      {
        status: 'active',
        amount: { amount: '9.04', currency: 'EUR' },
        receiving_expired_at: new Date(now.getTime() + 7 * day).toISOString(),
        paid_out_at: null,
        description: { name: 'Cashback' },
      },
    ])
    expect((await list(winner.sid)).total).toBe(0)
    expect((await list(little.sid)).total).toBe(0)
    expect((await list(rich.sid)).items).toMatchObject([{ amount: { amount: '100.00', currency: 'PLN' } }])
  })

  it('is computed once a period, by however many processes', async () => {
    now = new Date()
    const { sid } = await loser()
    const { cashbacks } = server.platform.promotions
    const { end } = lastPeriod('week', new Date(now.getTime() + 7 * day))
    await Promise.all(Array.from({ length: 4 }, () => cashbacks.compute('cashback', end)))
    expect(await list(sid)).toMatchObject({ total: 1, items: [{ end_date: end.toISOString() }] })

    now = new Date(now.getTime() + 700 * day)
    await Promise.all(Array.from({ length: 4 }, () => cashbacks.sweep()))
    const { rows } = await fresh().database.query(
      `select count(*)::int as periods from platform.cashback_periods where ends_at = $1`,
      [lastPeriod('week', now).end.toISOString()],
    )
    expect(rows).toEqual([{ periods: 1 }])
  })

  it('is paid once, however often it is asked for', async () => {
    now = new Date(Date.now() + 365 * day)
    const { sid, uid } = await server.register()
    const [id, other] = await Promise.all([insert(uid), insert(uid)])
    const answers = await Promise.all(Array.from({ length: 8 }, () => act('cashbacks.payout', sid, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await main(sid)).toBe('5.00')
    const key = some()
    const again = await Promise.all(Array.from({ length: 4 }, () => act('cashbacks.payout', sid, other, key)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await main(sid)).toBe('10.00')
    expect((await list(sid, { statuses: 'paid_out' })).total).toBe(2)
    expect((await list(sid, { statuses: 'active' })).total).toBe(0)
  })

  /** A cashback of 5.00 that can be taken for a week. */
  async function insert(uid: number, end = new Date(now.getTime() - Math.floor(Math.random() * 1e9))) {
    const { rows } = await fresh().database.query(
      `insert into platform.cashbacks (uid, reason, currency, amount, content, ends_at, receivable_until, created_at)
       values ($1, 'cashback/1', 'EUR', 500, '{}', $2, $3, $4) returning id`,
      [uid, end.toISOString(), new Date(now.getTime() + 7 * day).toISOString(), now.toISOString()],
    )
    return Number((rows as { id: string }[])[0]?.id)
  }

  it('cannot be taken by others, too late, or after it was turned down', async () => {
    now = new Date(Date.now() + 365 * day)
    const { sid, uid } = await server.register()
    const other = await server.register()
    const id = await insert(uid)
    const refused = { id: [{ code: 'not_found' }] }
    expect((await act('cashbacks.payout', other.sid, id)).error.invalid_parameters).toEqual(refused)
    expect((await act('cashbacks.remove', other.sid, id)).error.invalid_parameters).toEqual(refused)
    now = new Date(now.getTime() + 7 * day)
    expect((await act('cashbacks.payout', sid, id)).error.invalid_parameters).toEqual(refused)
    expect((await list(sid)).total).toBe(0)

    const unwanted = await insert(uid)
    expect((await act('cashbacks.remove', sid, unwanted)).response).toEqual({ value: 1 })
    expect((await act('cashbacks.payout', sid, unwanted)).error.invalid_parameters).toEqual(refused)
    expect(await main(sid)).toBe('0.00')
  })

  it('is listed by the end of its time, the latest first unless asked otherwise', async () => {
    now = new Date(Date.now() + 365 * day)
    const { sid, uid } = await server.register()
    const [old, late] = [await insert(uid, new Date(0)), await insert(uid, new Date(day))]
    const ids = async (fields: Record<string, string>) => (await list(sid, fields)).items.map(({ id }) => id)
    expect(await ids({ sort: 'end_date' })).toEqual([late, old])
    expect(await ids({ sort: 'end_date', order: 'asc' })).toEqual([old, late])
    expect(await ids({ count: '1', offset: '1' })).toEqual([old])
  })

  it('is paid by itself where its terms name no days, once', async () => {
    now = new Date()
    const { sid } = await loser()
    const [{ days: _, ...promotion }] = cashback.promotions as unknown as [{ days: number }]
    const cashbacks = alone([{ ...daily, promotions: [promotion] }])
    const tomorrow = new Date(Math.floor(now.getTime() / day) * day + day)
    await Promise.all([cashbacks.compute('daily', tomorrow), cashbacks.compute('daily', tomorrow)])
    await cashbacks.compute('daily', tomorrow)
    expect((await list(sid, { statuses: 'paid_out' })).items).toMatchObject([
      { status: 'paid_out', amount: { amount: '9.04' }, receiving_expired_at: null },
    ])
    expect(await main(sid)).toBe('918.59')
    expect(await server.platform.ledger.replay()).toEqual([])
  })

  const daily = { ...cashback, id: 'daily', trigger: { action: 'losses', params: { period: 'day' } } }

  /** Cashback of these campaigns alone, whose jobs are noted in `left` instead of done. */
  function alone<Campaign extends { id: string }>(campaigns: Campaign[], left: string[] = []) {
    const { ledger, events, live } = server.platform
    const jobs = {
      ...server.reach.jobs,
      work: async () => {},
      enqueue: async (_name: string, { campaign, endsAt }: Record<string, unknown>) => {
        if (campaigns.some(({ id }) => id === campaign)) left.push(String(endsAt))
      },
    }
    const services = { database: fresh().database, ledger, events, jobs, clock: () => now }
    const known = () => campaigns as unknown as CampaignDefinition[]
    return createCashbacks({ ...services, live: { ...live, campaigns: known } })
  }
  /** Midnight, so many days after that before 1 May of a year when nothing else happens. */
  const midnight = (days: number) => new Date(Date.UTC(2040, 4, 1) + days * day)
  const ends = (...days: number[]) => days.map((one) => midnight(one).toISOString())

  it('is computed as soon as what was begun in its period is on the books', async () => {
    const left: string[] = []
    const cashbacks = alone([{ ...daily, id: 'settled' }], left)
    await cashbacks.start()
    now = midnight(0)
    await cashbacks.sweep()
    now = new Date(midnight(0).getTime() + 4 * 60_000)
    await cashbacks.sweep()
    expect(left).toEqual(ends(-1))
    now = new Date(midnight(0).getTime() + 6 * 60_000)
    await cashbacks.sweep()
    expect(left).toEqual(ends(-1, 0))
  })

  it('is made up for days at whose end nobody was there, and left again where its job gave up', async () => {
    const left: string[] = []
    const cashbacks = alone([{ ...daily, id: 'absent' }], left)
    await cashbacks.start()
    for (const days of [0, 3]) {
      now = new Date(midnight(days).getTime() + day / 2)
      await cashbacks.sweep()
      await cashbacks.compute('absent', midnight(days))
    }
    expect(left.sort()).toEqual(ends(0, 1, 2, 3))

    left.length = 0
    now = new Date(now.getTime() + day / 4)
    await cashbacks.sweep()
    expect(left).toEqual([])
    now = new Date(midnight(4).getTime() + day * 0.6)
    await cashbacks.sweep()
    expect(left.sort()).toEqual(ends(1, 2, 4))
  })

  it('is of nothing that was lost before its campaign began, or that it names no most for', async () => {
    now = new Date()
    const { sid } = await loser()
    const tomorrow = new Date(Math.floor(now.getTime() / day) * day + day)
    const [promotion] = daily.promotions
    const { EUR: _, ...most } = promotion?.most ?? { EUR: '1' }
    const later = new Date(Date.now() + 1000).toISOString().replace(/\.\d+/, '')
    await alone([{ ...daily, id: 'late', starts: later }]).compute('late', tomorrow)
    await alone([{ ...daily, id: 'boundless', promotions: [{ ...promotion, most }] }]).compute(
      'boundless',
      tomorrow,
    )
    expect((await list(sid)).total).toBe(0)
    await alone([{ ...daily, id: 'early', starts: '2026-01-01T00:00:00Z' }]).compute('early', tomorrow)
    expect((await list(sid)).total).toBe(1)
  })

  it('gives back no loss twice where a campaign changes the length of its periods', async () => {
    now = new Date()
    const { sid } = await loser()
    const left: string[] = []
    const { end } = lastPeriod('week', new Date(now.getTime() + 7 * day))
    const tomorrow = new Date(Math.floor(now.getTime() / day) * day + day)
    now = new Date(tomorrow.getTime() + day / 24)
    const days = alone([{ ...daily, id: 'longer' }], left)
    await days.start()
    await days.sweep()
    await days.compute('longer', tomorrow)
    expect((await list(sid)).total).toBe(1)

    now = new Date(end.getTime() + day / 24)
    const weeks = alone([{ ...cashback, id: 'longer' }], left)
    await weeks.start()
    await weeks.sweep()
    await weeks.compute('longer', end)
    expect((await list(sid)).total).toBe(1)
  })
})
