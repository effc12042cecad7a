import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditPoints } from '../../../server/platform/loyalty/audit/auditPoints.ts'
import {
  describeOnEachDatabase,
  describeOnOneDatabase,
  type FreshDatabase,
} from '../../fixtures/databases/databases.ts'
import { loyaltyHouse, programmeOf } from '../../fixtures/loyalty/loyaltyHouse.ts'
import { loyaltyLife } from '../../fixtures/loyalty/loyaltyLife.ts'
import { plans, type Step } from '../../fixtures/loyalty/loyaltyPlans.ts'

/** More with MONEY_RUNS=1000. */
const numRuns = Number(process.env.MONEY_RUNS ?? 4)
const timeout = 600_000 + numRuns * 5_000
const day = 24 * 3_600_000

/** Carries out what a plan says. @returns what was noted of the player */
async function live(fresh: FreshDatabase, plan: readonly Step[]) {
  const usual = programmeOf({ mostADay: 250, expiry: { days: 30 } })
  const programme = { ...usual, earning: [...usual.earning] as typeof usual.earning }
  programme.earning[1] = { on: 'bet', points: '0.5', levelPoints: '1', bothSides: 'countsNothing' }
  programme.earning[2] = { on: 'deposit', points: '0.3', levelPoints: '0' }
  const house = await loyaltyHouse(fresh, [programme])
  const { loyalty } = house
  // By rates, or without.
  const uid = await house.player('LV', plan.length % 2 === 0 ? 'PLN' : 'EUR')
  const player = { uid, programme: programme.number }
  const life = loyaltyLife(house, player)
  for (const step of plan) {
    await life.carryOut(step)
    if (step.do === 'rates') await loyalty.catchUp()
    if (step.do === 'publish') {
      const [first, ...others] = programme.earning
      const earning = [
        { ...first, points: String(1 + (life.count % 5) / 4) },
        ...others,
      ] as typeof programme.earning
      house.publish({ ...programme, earning, mostADay: 100 + life.count * 10 })
      await loyalty.catchUp()
    }
  }
  await loyalty.catchUp()
  await loyalty.sweep()
  await loyalty.catchUp()
  return { house, uid, player }
}

describeOnEachDatabase('points and their auditor', (fresh) => {
  it('agree after whatever happens, and what is reckoned anew changes nothing', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { house, uid, player } = await live(fresh(), plan)
        const faults = async () =>
          (await auditPoints(house.database.drizzle, house.clock())).filter(({ id }) => id === uid)
        // All of it was reckoned: of what waits the auditor says nothing.
        expect(await house.run(sql`select ref from platform.loyalty_outbox where uid = ${uid}`)).toEqual([])
        expect(await faults()).toEqual([])
        const before = await house.standing(uid, player.programme)
        await house.database.transaction((tx) => house.loyalty.replay(tx, uid))
        await house.loyalty.catchUp()
        expect(await house.standing(uid, player.programme)).toEqual(before)
        expect(await faults()).toEqual([])
        await forget(house, uid)
      }),
      { numRuns, endOnFailure: true },
    )
  })
})

type House = Awaited<ReturnType<typeof loyaltyHouse>>

/** The next plan has a clock of its own, by which this player's points would have other times. */
async function forget({ run }: House, uid: number): Promise<void> {
  for (const table of ['entries', 'levels', 'level_days', 'outbox', 'standings'])
    await run(sql`delete from ${sql.raw(`platform.loyalty_${table}`)} where uid = ${uid}`)
  await run(
    sql`delete from platform.loyalty_spent_lots where lot_id in (select id from platform.loyalty_lots where uid = ${uid})`,
  )
  await run(sql`delete from platform.loyalty_spendings where uid = ${uid}`)
  await run(sql`delete from platform.loyalty_lots where uid = ${uid}`)
  await run(sql`delete from platform.loyalty_editions`)
}

describeOnOneDatabase('fifty orders of the same events', (fresh) => {
  it('end alike', { timeout }, async () => {
    const programme = programmeOf({ mostADay: 150, expiry: { months: 6, monthEnd: true } })
    const house = await loyaltyHouse(fresh(), [programme])
    const { database, loyalty } = house
    const ends = new Set<string>()
    const places = Array.from({ length: 12 }, (_, place) => place)
    const orders = fc.shuffledSubarray(places, { minLength: 12, maxLength: 12 })
    for (const order of fc.sample(orders, 50)) {
      house.goTo('2027-01-10T12:00:00Z')
      const uid = await house.player()
      const noted: { kind: 'round' | 'bet'; ref: string; at: Date }[] = []
      for (const main of [10_000, 95, 7, 4_999, 12_345, 20_000]) {
        const played = await house.round(uid, [{ main }, { main: 55 }], { isNoted: false })
        noted.push({ kind: 'round', ref: String(played.id), at: house.clock() })
        const bet = await house.bet(uid, { main: main + 3 })
        await house.run(sql`update platform.sports_bets set state = 'settled', returned = 0,
          settled_at = ${house.clock().toISOString()}::timestamptz where id = ${bet}`)
        noted.push({ kind: 'bet', ref: String(bet), at: house.clock() })
        house.wait(day + 3_600_000)
      }
      for (const [at, place] of order.entries()) {
        const one = noted[place]
        if (one) await database.transaction((tx) => loyalty.note(tx, { uid, ...one }))
        // Some are reckoned one by one, and others together.
        if (at % 4 === 3) await loyalty.catchUp()
      }
      await loyalty.catchUp()
      const { points, debt, levelPoints, level, expiring } = await house.standing(uid, programme.number)
      const told = { points, debt, levelPoints, level, expiring }
      ends.add(JSON.stringify(told, (_key, value) => (typeof value === 'bigint' ? String(value) : value)))
    }
    expect([...ends]).toHaveLength(1)
  })
})

describe('what the auditor is for', () => {
  describeOnOneDatabase('planted faults', (fresh) => {
    const planted: [string, (uid: number) => ReturnType<typeof sql>, RegExp][] = [
      [
        'a lot that is there no more',
        (uid) =>
          sql`delete from platform.loyalty_lots where uid = ${uid} and source = 'round' and points = 7`,
        /has brought nothing/,
      ],
      [
        'a lot twice',
        (
          uid,
        ) => sql`insert into platform.loyalty_lots (programme, uid, source, ref, at, day, level_day, edition, rule, level,
            due, level_due, points, "left", expires_at)
          select programme, uid, source, '0', at, day, level_day, edition, rule, level, due, level_due, points, "left", expires_at
          from platform.loyalty_lots where uid = ${uid} and points = 7`,
        /comes to 0/,
      ],
      [
        'a posting that was never made',
        (uid) =>
          sql`update platform.ledger_accounts set balance = balance - 7 where uid = ${uid} and currency = 'PTS'`,
        /the ledger has/,
      ],
      [
        'an expiry that is a day off',
        (uid) =>
          sql`update platform.loyalty_lots set expires_at = expires_at + interval '1 day' where uid = ${uid} and points = 7`,
        /expires .* by its terms/,
      ],
      [
        'a debt that nobody has',
        (uid) => sql`update platform.loyalty_standings set debt = 3 where uid = ${uid}`,
        /3 points are owed/,
      ],
      [
        'a level that nobody reached',
        (uid) => sql`update platform.loyalty_standings set level = 3 where uid = ${uid}`,
        /has level 3 and not 1/,
      ],
      [
        'points for nothing',
        (uid) =>
          sql`update platform.loyalty_lots set points = points + 1, "left" = "left" + 1 where uid = ${uid} and points = 7`,
        /play brought/,
      ],
    ]

    it.each(planted)('%s', async (_name, plant, told) => {
      const programme = programmeOf()
      const house = await loyaltyHouse(fresh(), [programme])
      const uid = await house.player()
      for (const main of [7_00, 11_00]) await house.round(uid, [{ main }])
      await house.loyalty.catchUp()
      await house.loyalty.sweep()
      const faults = async () =>
        (await auditPoints(house.database.drizzle, house.clock())).filter(({ id }) => id === uid)
      expect(await faults()).toEqual([])
      if (_name === 'a lot that is there no more')
        await house.run(sql`update platform.loyalty_entries set lot_id = null where uid = ${uid}`)
      await house.run(plant(uid))
      expect((await faults()).map(({ details }) => details)).toContainEqual(expect.stringMatching(told))
    })
  })

  describeOnOneDatabase('more terms than nine', (fresh) => {
    it('are read in the order in which they came', async () => {
      const programme = programmeOf()
      const house = await loyaltyHouse(fresh(), [programme])
      const uid = await house.player('LV', 'PLN')
      for (let edition = 1; edition <= 10; edition += 1) {
        house.rate({ PLN: String(4 + edition / 8) })
        await house.loyalty.catchUp()
        house.wait(day)
        await house.round(uid, [{ main: 85_00 }])
      }
      await house.loyalty.catchUp()
      const faults = await auditPoints(house.database.drizzle, house.clock())
      expect(faults.filter(({ id }) => id === uid)).toEqual([])
    })
  })
})
