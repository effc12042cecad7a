import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paymentMetrics } from '../../../server/platform/cashier/paymentMetrics.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'

describeOnOneDatabase('metrics of payments', (fresh) => {
  const registry = new Registry()
  let server: CashierServer
  beforeAll(async () => {
    registry.clear()
    server = await cashierServer(fresh().database, paymentMetrics(registry, fresh().database))
  })
  afterAll(() => server.close())

  /** Values by name and labels, as they are scraped. */
  async function scrape(): Promise<Record<string, number>> {
    const lines = (await registry.metrics()).split('\n').filter((line) => /^\w/.test(line))
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    )
  }
  /** By how much counters have grown when `work` was done and committed. */
  async function growth(names: string[], work: () => Promise<unknown>, expected: number[]): Promise<void> {
    const before = await scrape()
    await work()
    await vi.waitFor(async () => {
      const after = await scrape()
      expect(names.map((name) => (after[name] ?? 0) - (before[name] ?? 0))).toEqual(expected)
    })
  }
  const reached = (type: string, status: string) => `payments_total{type="${type}",status="${status}"}`
  const heard = (outcome: string) => `payment_events_total{outcome="${outcome}"}`
  const failed = (call: string, kind: string) =>
    `payment_provider_errors_total{call="${call}",kind="${kind}"}`

  it('count each status that a payment reaches, and what was made of what the provider says', async () => {
    const player = await server.player()
    const key = 'counted-once'
    await growth([
      reached('deposit', 'created'),
      reached('deposit', 'pending'),
      reached('deposit', 'captured'),
    ], async () => {
      const { response } = await server.deposit(player, { amount: '100', key })
      await server.deposit(player, { amount: '100', key })
      const event = server.event(`deposit-${response.id}`, 'captured', { amount: 10_000n })
      await growth([heard('moved'), heard('known'), heard('late')], async () => {
        await server.tell(event)
        await server.tell(event)
        await server.say(`deposit-${response.id}`, 'cancelled')
      }, [1, 1, 1])
    }, [1, 1, 1])
    await growth([
      reached('withdrawal', 'approved'),
      reached('withdrawal', 'sent'),
      reached('withdrawal', 'cancelled'),
    ], async () => {
      const sent = await server.withdraw(player)
      await server.platform.cashier.payouts.send(Number(sent.response.id))
      const { response } = await server.withdraw(player)
      await server.cancel(player, response.id)
    }, [2, 1, 1])
  })

  it('count nothing that was undone', async () => {
    const player = await server.player()
    await growth(// What is told later is counted later.
    [
      reached('withdrawal', 'requested'),
      reached('withdrawal', 'approved'),
      reached('deposit', 'pending'),
    ], async () => {
      expect((await server.withdraw(player)).status).toBe(400)
      await server.deposit(player)
    }, [0, 0, 1])
  })

  it('count what the provider did not do, and what is not from it', async () => {
    const player = await server.player()
    await growth([
      failed('deposit', 'refused'),
      failed('deposit', 'unreachable'),
      failed('callback', 'invalid'),
    ], async () => {
      for (const trouble of ['refused', 'unreachable'] as const) {
        server.script.trouble = trouble
        await server.deposit(player).finally(() => {
          server.script.trouble = undefined
        })
      }
      await server.tell(server.event('deposit-1', 'captured'), 'wrong')
    }, [1, 1, 1])
  })

  it('tell what waits for an operator, and what is open for longer than an hour', async () => {
    const gauges = [
      'withdrawals_in_review',
      'payments_in_suspense',
      'payments_open_over_hour{type="deposit"}',
      'payments_open_over_hour{type="withdrawal"}',
    ]
    const rich = await server.player(1000)
    const { id } = (await server.withdraw(rich, { amount: '1000' })).response
    const open = (await server.deposit(rich)).response.id
    const late = (await server.deposit(rich)).response.id
    await server.say(`deposit-${late}`, 'cancelled')
    const before = await scrape()
    await server.say(`deposit-${late}`, 'captured')
    await fresh().database.drizzle.execute(
      sql`update platform.payments set created_at = created_at - interval '61 minutes'
        where id in (${id}, ${open}, ${late})`,
    )
    const after = await scrape()
    expect(gauges.map((name) => (after[name] ?? 0) - (before[name] ?? 0))).toEqual([0, 1, 1, 1])
    await server.platform.cashier.operator.decide(Number(id), 'decline', 'olga')
    expect(after.withdrawals_in_review).toBe(((await scrape()).withdrawals_in_review ?? 0) + 1)
  })

  it('are told without a database too, but for what only it knows', async () => {
    const cut = new Registry()
    const watch = paymentMetrics(cut, { drizzle: undefined as never })
    watch.heard('moved')
    const text = await cut.metrics()
    expect(text).toContain('payment_events_total{outcome="moved"} 1')
    expect(text).toContain('withdrawals_in_review Nan')
  })
})
