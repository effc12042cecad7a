import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Executor } from '../../../server/db/Database.ts'
import { bonuses } from '../../../server/platform/bonuses/schema.ts'
import { freespinPacks } from '../../../server/platform/freespins/schema.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'
import { deposit, someKey } from '../../fixtures/wallet/bookkeeper.ts'

describeOnEachDatabase('a player’s money', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const payIn = (uid: number, amount: bigint, currency: string) =>
    fresh().database.transaction((tx) =>
      server.platform.ledger.post(tx, [deposit(uid, amount, someKey(), currency)]),
    )

  it('is told to the player alone, and the same by balance and account', async () => {
    const player = await server.register({ currency: 'SEK' })
    await payIn(player.uid, 12_345n, 'SEK')
    const balances = {
      balance_main: { amount: '123.45', currency: 'SEK' },
      balance_bonus: { amount: '0.00', currency: 'SEK' },
      balance_betting_bonus: { amount: '0.00', currency: 'SEK' },
      balance_fun: { amount: '0.00', currency: 'FUN' },
    }
    const { sid } = player
    expect((await server.call('account.getBalance', {}, { sid })).response).toEqual({
      uid: player.uid,
      ...balances,
    })
    expect((await server.call('account.getInfo', {}, { sid })).response).toMatchObject({
      ...balances,
      has_deposits: true,
    })
    expect((await server.call('account.getBalance')).status).toBe(401)
    const other = await server.register()
    expect((await server.call('account.getBalance', {}, { sid: other.sid })).response).toMatchObject({
      balance_main: { amount: '0.00', currency: 'EUR' },
    })
  })

  it('stays in its currency once it has moved', async () => {
    const { sid, uid } = await server.register()
    const change = (currency: string) => server.call('account.setCurrency', { currency }, { sid })
    expect((await change('USD')).status).toBe(200)
    await payIn(uid, 100n, 'USD')
    expect((await change('EUR')).error.invalid_parameters).toEqual({ currency: [{ code: 'locked' }] })
  })

  it('stays in the currency of a bonus or of spins that can still become money', async () => {
    const grant = { currency: 'EUR', reason: 'test', days: 1 }
    const { promotions } = server.platform
    const gifts: ((uid: number, tx: Executor) => Promise<unknown>)[] = [
      (uid, tx) =>
        promotions.bonuses.grant(tx, {
          ...{ ...grant, uid, product: 'casino', amount: 1000n, required: 3000n, atOnce: false },
          content: { name: 'campaigns.gift.bonus' },
        }),
      (uid, tx) => promotions.freespins.grant(tx, { ...grant, uid, game: 'reels', stake: 20n, spins: 1 }),
    ]
    for (const give of gifts) {
      const { sid, uid } = await server.register()
      const change = (currency: string) => server.call('account.setCurrency', { currency }, { sid })
      await fresh().database.transaction((tx) => give(uid, tx))
      expect((await change('USD')).error.invalid_parameters).toEqual({ currency: [{ code: 'locked' }] })
      await fresh().database.drizzle.delete(bonuses).where(eq(bonuses.uid, uid))
      await fresh().database.drizzle.delete(freespinPacks).where(eq(freespinPacks.uid, uid))
      expect((await change('USD')).status).toBe(200)
    }
  })

  it('is shown by rates that the site defines, to everybody', async () => {
    const { response } = await server.call('account.getcurrencyrates')
    const { available_currencies, currency_rates } = server.platform.live.site().general
    expect(response).toMatchObject({ base: 'EUR', updated_at: currency_rates?.updated_at })
    const items = response.items as { currency: string; rate: string }[]
    expect(items.map(({ currency }) => currency)).toEqual(available_currencies)
    expect(items).toContainEqual({ currency: 'EUR', rate: '1' })
    expect(items).toContainEqual({ currency: 'USD', rate: currency_rates?.rates.USD })
  })
})
