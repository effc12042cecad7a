import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createInterventions } from '../../../server/platform/loyalty/operator/createInterventions.ts'
import { loyaltyOperator } from '../../../server/platform/loyalty/operator/loyaltyOperator.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type LoyaltyHouse, loyaltyHouse, programmeOf } from '../../fixtures/loyalty/loyaltyHouse.ts'

/** More than one statement has parameters for. */
const many = 30_000

describeOnOneDatabase('of somebody who has played for years', (fresh) => {
  const programme = programmeOf()
  const { number } = programme
  let house: LoyaltyHouse
  beforeAll(async () => {
    house = await loyaltyHouse(fresh(), [programme])
  })

  it('as many lots are spent as it takes, and come back, or are taken for what is gone', async () => {
    const uid = await house.player()
    const { database, loyalty } = house
    const of = { uid, programme: number }
    const bet = await house.bet(uid, { main: 60_000_00 })
    await house.settle(uid, bet, 0)
    await loyalty.catchUp()
    expect((await house.standing(uid, number)).points).toBe(30_000n)
    // What the bet has brought lies in lots of a point each.
    await house.run(sql`with emptied as (
        update platform.loyalty_lots set "left" = 0, due = 0, points = 0 where uid = ${uid} returning *)
      insert into platform.loyalty_lots (programme, uid, source, ref, at, day, level_day, due, level_due, points, "left",
        expires_at)
      select programme, uid, 'quest', part::text, at, day, level_day, 1000000, 0, 1, 1, at + part * interval '1 minute'
      from emptied, generate_series(1, ${many}::int) part`)
    const parts = () =>
      house.run(sql`select "left"::text as left, count(*)::text as count, min(ref::bigint)::text as first
        from platform.loyalty_lots where uid = ${uid} and source = 'quest' group by 1 order by 1`)
    const spend = (points: bigint, order: string) =>
      database.transaction((tx) => loyalty.spend(tx, { ...of, points, order }))
    expect(await spend(29_000n, 'much')).toBe('spent')
    expect(await parts()).toEqual([
      { left: '0', count: '29000', first: '1' },
      { left: '1', count: '1000', first: '29001' },
    ])
    expect(await spend(1_001n, 'more')).toBe('insufficient')
    expect(await house.ledger.balanceOf(uid, 'loyalty', 'PTS', database.drizzle)).toBe(1_000n)
    expect(await database.transaction((tx) => loyalty.giveBack(tx, 'much'))).toEqual({
      back: 29_000n,
      gone: 0n,
    })
    const take = (ref: string) =>
      database.transaction((tx) => loyalty.take(tx, { ...of, points: 29_999n, source: 'operator', ref }))
    expect([await take('once'), await take('once')]).toEqual([29_999n, 29_999n])
    expect(await parts()).toEqual([
      { left: '0', count: '29999', first: '1' },
      { left: '1', count: '1', first: '30000' },
    ])
    expect(await house.ledger.balanceOf(uid, 'loyalty', 'PTS', database.drizzle)).toBe(1n)
  })

  it('all is noted to be reckoned anew, by what an operator asks for and with it', async () => {
    const uid = await house.player()
    const { database, loyalty, clock } = house
    await house.run(sql`insert into platform.sports_bets (uid, currency, state, system, sizes, is_each_way, line_stake,
        stake, paid_from, most_win, possible_return, liability, price_changes, rules, placed_at, accepted_at, settled_at, returned)
      select ${uid}, 'EUR', 'settled', 'single', '[1]', false, 1, 1, '{"main":"1","bonus":"0"}', 1, 2, 0, 'none', 'x',
        now(), now(), now(), 0 from generate_series(1, ${many}::int)`)
    const live = { loyalty: () => ({ programmes: [programme] }) } as never
    const services = { ...{ database, live, clock }, points: loyalty, fulfilment: {} as never }
    const asked = async (id: string, of: number) => {
      const wanted = { id, kind: 'replay', uid, programme: of, reason: 'late results', by: 'x' } as const
      await loyaltyOperator.ask(database.drizzle, wanted, clock())
      await createInterventions(services).sweep()
      const [noted] = await house.run<{ count: string }>(
        sql`select count(*)::text as count from platform.loyalty_outbox where uid = ${uid} and kind = 'bet'`,
      )
      return [(await loyaltyOperator.find(database.drizzle, id))?.outcome, Number(noted?.count)]
    }
    expect(await asked('elsewhere', number + 1000)).toEqual(['no such programme', 0])
    expect(await asked('here', number)).toEqual(['done', many])
    // What cannot be noted is not done either, and is tried again.
    const broken = {
      ...services,
      points: { ...loyalty, replay: () => Promise.reject(new Error('It is away')) },
    }
    await loyaltyOperator.ask(
      database.drizzle,
      { id: 'again', kind: 'replay', uid, programme: number, reason: 'late results', by: 'x' },
      clock(),
    )
    await expect(createInterventions(broken).sweep()).rejects.toThrow()
    house.wait(60_000)
    expect(await asked('again', number)).toEqual(['done', 2 * many])
  })
})
