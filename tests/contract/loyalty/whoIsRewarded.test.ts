import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { mayTakePart } from '../../../server/platform/loyalty/mayTakePart.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type LoyaltyHouse, loyaltyHouse, programmeOf } from '../../fixtures/loyalty/loyaltyHouse.ts'

const day = 24 * 3_600_000

describeOnOneDatabase('who is rewarded', (fresh) => {
  const open = programmeOf()
  const careful = programmeOf({ needsVerified: true })
  let house: LoyaltyHouse
  beforeAll(async () => {
    house = await loyaltyHouse(fresh(), [open, careful])
  })
  const told = async (uid: number, programme = open.number) => {
    await house.loyalty.catchUp()
    const { points, pending, levelPoints } = await house.standing(uid, programme)
    return [points, pending, levelPoints]
  }
  const may = (uid: number) =>
    mayTakePart(house.database.drizzle, uid, { site: house.site } as never, house.clock())

  it('nobody where the law has no loyalty (Sweden, ch. 14 § 9)', async () => {
    const uid = await house.player('SE')
    await house.round(uid, [{ main: 10_00 }])
    expect(await told(uid)).toEqual([0n, 0n, 0n])
    expect(await may(uid)).toBe(false)
  })

  it('nobody who is excluded, for as long, and everybody else (Great Britain, SR 3.5)', async () => {
    const uid = await house.player()
    await house.round(uid, [{ main: 1_00 }])
    house.wait(1000)
    const until = new Date(house.clock().getTime() + day)
    await house.exclude(uid, until)
    await house.round(uid, [{ main: 10_00 }])
    house.wait(day)
    await house.round(uid, [{ main: 2_00 }])
    expect(await told(uid)).toEqual([3n, 0n, 3n])
    house.wait(-day - 1000)
  })

  it('nobody whom the operator finds at risk, until that is over (Great Britain, SR 3.4.3, requirement 10)', async () => {
    const uid = await house.player()
    const { loyalty, database } = house
    const facts: string[] = []
    loyalty.onFact(async (_tx, fact) => {
      if (fact.uid === uid) facts.push(fact.ref)
    })
    expect(await may(uid)).toBe(true)
    await database.transaction((tx) => loyalty.mark(tx, uid, 'spends at night'))
    expect(await may(uid)).toBe(false)
    await house.round(uid, [{ main: 10_00 }])
    house.wait(1000)
    await database.transaction((tx) => loyalty.clearMark(tx, uid))
    expect(await may(uid)).toBe(true)
    const { id } = await house.round(uid, [{ main: 2_00 }])
    expect(await told(uid)).toEqual([2n, 0n, 2n])
    // What was played meanwhile counts in no quest either.
    expect(facts).toEqual([String(id)])
  })

  it('who is not verified waits for points and levels, and then has them with the factor of each day', async () => {
    const uid = await house.player()
    await house.round(uid, [{ main: 100_00 }])
    await house.database.transaction((tx) =>
      house.loyalty.give(tx, {
        ...{
          uid,
          programme: careful.number,
          points: 7n,
          source: 'operator',
          ref: 'welcome',
          at: house.clock(),
        },
      }),
    )
    house.wait(day)
    await house.round(uid, [{ main: 10_00 }])
    expect(await told(uid, careful.number)).toEqual([0n, 117n, 0n])
    await house.verify(uid)
    await house.loyalty.sweep()
    expect(await told(uid, careful.number)).toEqual([122n, 0n, 110n])
    house.wait(-day)
  })

  it('who was verified waits for nothing that fails, and while they are found at risk for all', async () => {
    const uid = await house.player()
    const { loyalty, database } = house
    const of = { uid, programme: careful.number }
    const lost = await house.round(uid, [{ main: 1_00 }])
    await house.round(uid, [{ main: 10_00 }])
    await database.transaction((tx) =>
      loyalty.give(tx, { ...of, points: 7n, source: 'operator', ref: 'welcome', at: house.clock() }),
    )
    expect(await told(uid, careful.number)).toEqual([0n, 18n, 0n])
    await house.run(sql`insert into platform.loyalty_outbox (uid, kind, ref, at, tries, due_at)
      values (${uid}, 'round', ${String(lost.id)}, now(), 9, '2028-01-01')`)
    await database.transaction((tx) => loyalty.mark(tx, uid, 'plays at night'))
    await house.verify(uid)
    await loyalty.sweep()
    expect(await told(uid, careful.number)).toEqual([0n, 18n, 0n])
    await database.transaction((tx) => loyalty.clearMark(tx, uid))
    // As often as it is looked at, nothing is noted twice.
    for (let look = 0; look < 3; look += 1) await loyalty.sweep()
    const lines = await house.run(sql`select ref from platform.loyalty_outbox where uid = ${uid}`)
    expect(lines).toHaveLength(2)
    expect(await told(uid, careful.number)).toEqual([17n, 1n, 10n])
  })

  it('nothing is spent while the operator has points frozen; what is taken and is not there is owed', async () => {
    const uid = await house.player()
    const { loyalty, database } = house
    const player = { uid, programme: open.number }
    await house.round(uid, [{ main: 10_00 }])
    await told(uid)
    await database.transaction((tx) => loyalty.freeze(tx, player, 'looked into'))
    const spend = () =>
      database.transaction((tx) => loyalty.spend(tx, { ...player, points: 4n, order: `frozen/${uid}` }))
    expect(await spend()).toBe('frozen')
    await database.transaction((tx) => loyalty.thaw(tx, player))
    expect(await spend()).toBe('spent')
    const take = () =>
      database.transaction((tx) =>
        loyalty.take(tx, { ...player, points: 10n, source: 'operator', ref: 'error' }),
      )
    expect([await take(), await take()]).toEqual([6n, 6n])
    expect(await house.standing(uid, open.number)).toMatchObject({ points: 0n, debt: 4n })
  })
})
