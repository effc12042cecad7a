import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../fixtures/databases.ts'
import { type PlatformServer, platformServer } from '../fixtures/platformServer.ts'

describeOnEachDatabase('a player’s money', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const deposit = (uid: number, amount: bigint, currency: string) =>
    fresh().database.transaction((tx) =>
      server.platform.ledger.post(tx, [
        {
          key: `test/${uid}/${amount}`,
          kind: 'deposit',
          currency,
          uid,
          postings: [
            { account: { house: 'clearing', ref: 'sandbox' }, amount: -amount },
            { account: { uid, kind: 'main' }, amount },
          ],
        },
      ]),
    )

  it('is told to the player alone, and the same by balance and account', async () => {
    const player = await server.register({ currency: 'SEK' })
    await deposit(player.uid, 12_345n, 'SEK')
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
    await deposit(uid, 100n, 'USD')
    expect((await change('EUR')).error.invalid_parameters).toEqual({ currency: [{ code: 'locked' }] })
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
