import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type CasinoFloor, casinoFloor } from '../../fixtures/games/casinoFloor.ts'
import { some } from '../../fixtures/games/gameWallet.ts'

describeOnEachDatabase('free spins in the games', (fresh) => {
  let floor: CasinoFloor
  beforeAll(async () => {
    floor = await casinoFloor(fresh())
    await floor.platform.freeRounds.start()
  })
  afterAll(() => floor.close())

  const given = () => floor.house.asked.filter(({ url }) => url === '/v1/free-rounds')
  const grant = (uid: number, reason: string, game = 'reels') =>
    fresh().database.transaction((tx) =>
      floor.platform.promotions.freespins.grant(tx, {
        ...{ uid, reason, game, currency: 'EUR', stake: 20n, spins: 2, days: 7 },
      }),
    )

  it('are told to the provider, once a pack, and played there until none is left', async () => {
    const { uid, sid, name: player, token } = await floor.playing()
    const reason = some('gift')
    await grant(uid, reason)
    await grant(uid, reason)
    await vi.waitUntil(() => given().length > 0, { timeout: 20_000 })
    const { response } = await floor.call('freespins.get', { status: 'active', count: '99' }, { sid })
    expect(response.items).toHaveLength(1)
    expect(given().map(({ body }) => body)).toEqual([
      {
        ...{ campaign: expect.stringMatching(/^freespins-\d+$/), player, game: 'reels', count: 2 },
        ...{ stake: '20', currency: 'EUR', ends_at: expect.any(String) },
      },
    ])
    const [{ campaign }] = given().map(({ body }) => body) as [{ campaign: string }]
    const spin = () =>
      floor.wallet('free-round', {
        ...{ token, transaction: some('free'), round: some('round'), game: 'reels', campaign },
        ...{ amount: '50', currency: 'EUR' },
      })
    expect(await spin()).toMatchObject({ status: 200 })
    expect(await spin()).toMatchObject({ status: 200 })
    expect((await spin()).status).not.toBe(200)
    expect((await floor.platform.ledger.balances(uid)).balance_main.amount).toBe('1001.00')
  })

  it('of a game that is not there are told to nobody', async () => {
    const before = given().length
    const { uid } = await floor.register()
    await grant(uid, some('gift'), 'no-such-game')
    await grant(uid, some('gift'))
    await vi.waitUntil(() => given().length > before, { timeout: 20_000 })
    expect(given()).toHaveLength(before + 1)
  })
})
