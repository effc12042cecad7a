import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payments } from '../../../server/platform/cashier/schema.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import type { Player } from '../../fixtures/servers/platformServer.ts'

const days = (count: number) => count * 24 * 60
const iban = 'LV80BANK0000435195001'
const masked = 'LV80BA...5001'

describeOnEachDatabase('requisites', (fresh) => {
  let server: CashierServer
  beforeAll(async () => {
    server = await cashierServer(fresh().database)
  })
  afterAll(() => server.close())

  const kept = ({ uid }: Player) =>
    fresh()
      .database.drizzle.select({ requisites: payments.requisites, redirect: payments.redirect })
      .from(payments)
      .where(eq(payments.uid, uid))
      .orderBy(asc(payments.id))
  const history = async ({ sid }: Player) =>
    (await server.call('cashier.gethistory', { count: '100' }, { sid })).response.items

  async function somebody() {
    const player = await server.player(100)
    const sent = async (state: 'paid' | 'failed') => {
      const { response } = await server.withdraw(player, { amount: '20' })
      await server.platform.cashier.payouts.send(Number(response.id))
      await server.say(`withdrawal-${response.id}`, state, { amount: 2000n })
    }
    await sent('paid')
    await sent('failed')
    const { response } = await server.withdraw(player, { amount: '30' })
    await server.cancel(player, response.id)
    await server.withdraw(player, { amount: '30' })
    return player
  }
  const ibans = async (player: Player) => (await kept(player)).map(({ requisites }) => requisites.iban)

  it('of payments that ended are masked after as many days as the site says, but where money went to', async () => {
    const player = await somebody()
    const shown = await history(player)
    const { forget } = server.platform.cashier
    await server.later(days(89), forget)
    expect(await ibans(player)).toEqual([undefined, iban, iban, iban, iban])
    expect((await kept(player))[0]?.redirect).not.toBeNull()
    await server.later(days(91), () => Promise.all([forget(), forget()]))
    expect(await ibans(player)).toEqual([undefined, iban, masked, masked, iban])
    expect((await kept(player))[0]).toEqual({ requisites: { card: 'new' }, redirect: null })
    expect(await history(player)).toEqual(shown)
  })

  it('of what was paid with are offered again all the same', async () => {
    const player = await server.player(100)
    await server.later(days(91), server.platform.cashier.forget)
    const to = { method: 'card', requisites: { card: '411111...1111' } }
    expect((await server.withdraw(player, to)).status).toBe(200)
  })

  it('are kept where the site says nothing', async () => {
    const { cashier } = server.platform.live.site()
    if (!cashier) throw new Error('The starter site has a cashier')
    const { requisitesDays = 0 } = cashier
    delete cashier.requisitesDays
    try {
      const player = await somebody()
      await server.later(days(400), server.platform.cashier.forget)
      expect(await ibans(player)).toEqual([undefined, iban, iban, iban, iban])
    } finally {
      cashier.requisitesDays = requisitesDays
    }
  })
})
