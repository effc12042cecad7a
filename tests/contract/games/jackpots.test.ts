import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dropOf } from '../../../server/platform/jackpots/stepPool.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CasinoFloor, casinoFloor } from '../../fixtures/games/casinoFloor.ts'
import { listed } from '../../fixtures/games/gameHouse.ts'
import { some } from '../../fixtures/games/gameWallet.ts'

type Level = { id: string; amount: { amount: string }; cycle?: number; commitment?: string }
type Pool = { tier: string; value: string; reserve: string; cycle: number; secret: string; fraction: string }

describeOnOneDatabase('jackpots', (fresh) => {
  let floor: CasinoFloor
  beforeAll(async () => {
    floor = await casinoFloor(fresh(), {
      games: [listed('reels', { features: ['jackpot'] }), listed('plain')],
    })
  })
  afterAll(() => floor.close())
  beforeEach(async () => expect(await floor.platform.ledger.replay()).toEqual([]))

  const rows = async <T>(text: string) => (await fresh().database.query(text)).rows as T[]
  const pools = () =>
    rows<Pool>(`select tier, value::text, reserve::text, cycle, secret, fraction::text
      from platform.jackpot_pools where jackpot = 'aurora' and currency = 'EUR' order by tier`)
  const shown = async () => {
    const { response } = await floor.call('jackpots.get', { id: 'aurora' })
    const [one] = response.items as { levels: Level[]; games: string[]; amount: { amount: string } }[]
    return one as NonNullable<typeof one>
  }
  /** What the ledger says of each pool, and of what they have cost. */
  const booked = async () =>
    Object.fromEntries(
      (
        await rows<{
          ref: string
          sum: string
        }>(`select ref, sum(balance)::text as sum from platform.ledger_accounts
          where currency = 'EUR' and uid is null and (kind = 'jackpot' or ref = 'jackpots') group by ref`)
      ).map(({ ref, sum }) => [ref, BigInt(sum)]),
    )
  const contributed = async () =>
    BigInt(
      (
        await rows<{ sum: string }>(
          `select coalesce(sum(contributed), 0)::text as sum from platform.jackpot_entries where jackpot = 'aurora'`,
        )
      )[0]?.sum ?? 0,
    )

  /** Whatever has happened: pools are what the ledger says, and hold what was set aside and put in, less what was won. */
  async function audit() {
    const ledger = await booked()
    const now = await pools()
    for (const { tier, value, reserve } of now) {
      expect(ledger[`aurora_${tier}`] ?? 0n).toBe(BigInt(value))
      expect(ledger[`aurora_${tier}_reserve`] ?? 0n).toBe(BigInt(reserve))
    }
    const [won] = await rows<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from platform.jackpot_wins`,
    )
    const held = now.reduce((sum, one) => sum + BigInt(one.value) + BigInt(one.reserve), 0n)
    expect(-(ledger.jackpots ?? 0n)).toBe(held + BigInt(won?.sum ?? 0))
    expect(await floor.platform.ledger.replay()).toEqual([])
  }

  it('begin with what their definition says, and tell seed, ceiling and odds', async () => {
    const { levels, games, amount } = await shown()
    expect(games).toEqual(['reels'])
    expect(amount.amount).toBe('10000.00')
    expect(levels).toMatchObject([
      {
        id: 'spark',
        kind: 'must-drop',
        amount: { amount: '20.00' },
        ceiling: { amount: '100.00' },
        share: '0.4',
      },
      { id: 'glow', kind: 'must-drop', amount: { amount: '250.00' } },
      { id: 'crown', kind: 'progressive', every: { amount: '5000000.00' } },
    ])
    const missing = await floor.call('jackpots.get', { id: 'nothing' })
    expect(missing.error.invalid_parameters).toHaveProperty('id')
  })

  it('grow by closed rounds of their games alone: not by what goes on, was given back, or is played elsewhere', async () => {
    const { round, bet, rollback, finish } = await floor.playing(1_000_000n)
    const open = some('round')
    const [kept, back] = [some('bet'), some('bet')]
    await bet(open, 10_000, kept)
    await bet(open, 90_000, back)
    expect(await pools()).toEqual([])
    await rollback(open, back)
    await finish(open)
    await finish(open)
    expect(await contributed()).toBe(10_000n * (4_000n + 3_000n + 3_000n))
    await round(100)
    expect(await contributed()).toBe(10_100n * 10_000n)
    const plain = await floor.playing(10_000n, 'plain')
    await plain.round(1_000)
    expect(await contributed()).toBe(10_100n * 10_000n)
    const { levels } = await shown()
    expect(levels[0]).toMatchObject({ id: 'spark', amount: { amount: '20.40' }, cycle: 1 })
    await audit()
  })

  it('cost the player nothing on top, and never hold more than a part of a unit back', async () => {
    const { round, sid } = await floor.playing(100_000n)
    const before = (await pools()).find(({ tier }) => tier === 'spark')
    for (const staked of [1, 7, 33, 9]) await round(staked)
    const after = (await pools()).find(({ tier }) => tier === 'spark')
    const parts = (one: Pool | undefined) => BigInt(one?.value ?? 0) * 1_000_000n + BigInt(one?.fraction ?? 0)
    expect(parts(after) - parts(before)).toBe(50n * 4_000n)
    const { response } = await floor.call('account.getBalance', {}, { sid })
    expect(response.balance_main).toMatchObject({ amount: '999.50' })
    await audit()
  })

  it('are won where they were drawn to be, once, by the round that gets there, and begin anew', async () => {
    const { round, bet, win, sid, uid } = await floor.playing(10_000_000n)
    const spark = async () => (await pools()).find(({ tier }) => tier === 'spark') as Pool
    const before = await spark()
    const limit = dropOf({ ...before, value: 0n, reserve: 0n, fraction: 0n, seed: 2_000n, ceiling: 10_000n })
    const { levels } = await shown()
    const missing = limit - BigInt(before.value)
    // So much that the pool stops one unit short of it.
    const staked = Number(((missing - 1n) * 1_000_000n - BigInt(before.fraction)) / 4_000n)
    await round(staked)
    expect((await spark()).cycle).toBe(before.cycle)
    const [winning, stake] = [some('round'), some('bet')]
    await bet(winning, 1_000, stake)
    const told = await win(winning, stake, 0)
    const after = await spark()
    expect(after.cycle).toBe(before.cycle + 1)
    expect(after.secret).not.toBe(before.secret)
    const { response } = await floor.call('jackpots.getWinners', { id: 'aurora' })
    const won = (response.items as Record<string, unknown>[]).find(({ level }) => level === 'Spark')
    expect(won).toMatchObject({
      ...{ jackpot: 'Aurora jackpot', level: 'Spark', cycle: before.cycle, secret: before.secret },
      amount: { amount: `${limit / 100n}.${String(limit % 100n).padStart(2, '0')}`, currency: 'EUR' },
      game: { sysname: 'reels' },
    })
    expect(String(won?.fakename)).toContain('***')
    const { createHash } = await import('node:crypto')
    expect(levels[0]?.commitment).toBe(createHash('sha256').update(before.secret).digest('hex'))
    const { response: history } = await floor.call('games.getHistory', { count: '1' }, { sid })
    expect(history.items).toMatchObject([{ provider_round: winning }])
    const { response: balance } = await floor.call('account.getBalance', {}, { sid })
    // Now and then the same rounds win another level, too: where it drops is drawn.
    const [others] = await rows<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from platform.jackpot_wins where uid = ${uid} and tier <> 'spark'`,
    )
    const main = 10_000_000n - BigInt(staked) - 1_000n + limit + BigInt(others?.sum ?? 0)
    // The provider is told of a balance with what it knows nothing of.
    expect(told.balance).toEqual({ amount: String(main), currency: 'EUR' })
    expect((balance.balance_main as { amount: string }).amount).toBe(
      `${main / 100n}.${String(main % 100n).padStart(2, '0')}`,
    )
    await audit()
  })

  it('books balance however rounds of many players, repeated and given back, cross', async () => {
    const players = await Promise.all([1, 2, 3, 4].map(() => floor.playing(5_000_000n)))
    await Promise.all(
      players.map(async ({ bet, win, rollback, finish }, who) => {
        for (let at = 0; at < 6; at += 1) {
          const [name, first] = [some('round'), some('bet')]
          const staked = 100_000 * (1 + ((who + at) % 3))
          await Promise.all([bet(name, staked, first), bet(name, staked, first)])
          if (at % 3 === 0) await rollback(name, first)
          const paid = some('win')
          await Promise.all([
            win(name, first, at % 2 === 0 ? 500 : 0, true, paid),
            win(name, first, at % 2 === 0 ? 500 : 0, true, paid),
            finish(name),
          ])
          await finish(name)
        }
      }),
    )
    const [counted] = await rows<{ rounds: number; entries: number; twice: number }>(`select
      (select count(*)::int from platform.game_rounds r join platform.game_sessions s on s.id = r.session_id
        where r.state = 'closed' and r.staked > 0 and s.sysname = 'reels') * 3 as rounds,
      (select count(*)::int from platform.jackpot_entries) as entries,
      (select count(*)::int from platform.ledger_journals where kind = 'jackpot' and key like '%/won')
        - (select count(*)::int from platform.jackpot_wins) as twice`)
    expect(counted?.entries).toBe(counted?.rounds)
    expect(counted?.twice).toBe(0)
    expect(
      Number((await rows<{ n: number }>('select count(*)::int as n from platform.jackpot_wins'))[0]?.n),
    ).toBeGreaterThan(1)
    await audit()
  })
})
