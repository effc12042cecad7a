import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CasinoFloor, casinoFloor } from '../../fixtures/games/casinoFloor.ts'
import { some } from '../../fixtures/games/gameWallet.ts'

describeOnOneDatabase('free spins in the games', (fresh) => {
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
    expect(response.items).toMatchObject([
      { game: { sysname: 'reels', name: expect.stringMatching(/reels/i) }, remaining_count: 2 },
    ])
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

  it('that nobody was told of are told as well, once: those of before there was a job, and those whose job gave up', async () => {
    const { uid } = await floor.register()
    const untold = [some('stored'), some('given-up')]
    for (const [at, reason] of untold.entries())
      await fresh().database.query(
        `insert into platform.freespin_packs
          (uid, reason, game, currency, stake, total, remaining, created_at, expires_at, tell_at)
         values ($1, $2, 'reels', 'EUR', 20, 3, 3, now(), now() + interval '1 day', now() - $3 * interval '1 hour')`,
        [uid, reason, at],
      )
    const before = given().length
    await floor.platform.freeRounds.sweep()
    await vi.waitUntil(() => given().length === before + untold.length, { timeout: 20_000 })
    const left = async () =>
      (
        await fresh().database.query(
          'select from platform.freespin_packs where uid = $1 and tell_at is not null',
          [uid],
        )
      ).rows.length
    await vi.waitUntil(async () => (await left()) === 0, { timeout: 20_000 })
    await floor.platform.freeRounds.sweep()
    // A pack of a later sweep comes after whatever that one would have told.
    await grant(uid, some('gift'))
    await vi.waitUntil(() => given().length > before + untold.length, { timeout: 20_000 })
    expect(given()).toHaveLength(before + untold.length + 1)
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
