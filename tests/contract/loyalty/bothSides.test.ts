import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditPoints } from '../../../server/platform/loyalty/audit/auditPoints.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { loyaltyHouse, programmeOf } from '../../fixtures/loyalty/loyaltyHouse.ts'

const bets = (bothSides: 'counts' | 'countsNothing') =>
  programmeOf({ earning: [{ on: 'bet', points: '1', levelPoints: '0', bothSides }] })

describeOnEachDatabase('bets on all sides of a line', (fresh) => {
  async function open() {
    const programmes = [bets('counts'), bets('countsNothing')]
    const house = await loyaltyHouse(fresh(), programmes)
    const uid = await house.player()
    return {
      ...{ house, uid },
      faults: async () =>
        (await auditPoints(house.database.drizzle, house.clock())).filter(({ id }) => id === uid),
      /** Where they count, and where they do not. */
      async told() {
        await house.loyalty.catchUp()
        const points: bigint[] = []
        for (const { number } of programmes) points.push((await house.standing(uid, number)).points)
        return points
      },
    }
  }

  it('earn nothing for what they cover, whichever of them is over first, and the auditor agrees', async () => {
    const { house, uid, faults, told } = await open()
    const points = async () => {
      const found = await told()
      expect(await faults()).toEqual([])
      return found
    }
    const on = { line: '18?total=2.5', outcomes: 2 }
    // Either returns 40 of what the other may lose; 20 of the first stand alone.
    const over = await house.bet(uid, { main: 40_00 }, { ...on, outcome: '12', odds: 20_000 })
    const under = await house.bet(uid, { main: 10_00 }, { ...on, outcome: '13', odds: 40_000 })
    const other = await house.bet(uid, { main: 8_00 }, { ...on, line: '18?total=3.5', outcome: '13' })
    house.wait(1000)
    await house.settle(uid, other, 0)
    expect(await points()).toEqual([8n, 8n])
    // The other is open still, and was there before.
    await house.settle(uid, over, 80_00)
    expect(await points()).toEqual([48n, 28n])
    await house.settle(uid, under, 0)
    expect(await points()).toEqual([58n, 28n])
    // What is void covers nothing.
    await house.settle(uid, under, 10_00, true)
    expect(await points()).toEqual([48n, 48n])
    await house.reopen(uid, under)
    expect(await points()).toEqual([48n, 28n])
    // Half of it is cashed out, and covers half; it earns once the rest is settled too.
    await house.cashOut(uid, under, 5_000)
    expect(await points()).toEqual([48n, 38n])
    await house.reopen(uid, over)
    await house.settle(uid, under, 0)
    house.wait(1000)
    await house.settle(uid, over, 80_00)
    expect(await points()).toEqual([58n, 43n])
    // Points that were made of the whole stake are found.
    await house.run(
      sql`update platform.loyalty_lots set due = 10000000 where uid = ${uid} and ref = ${String(under)}`,
    )
    expect((await faults()).map(({ details }) => details)).toContainEqual(
      expect.stringContaining('it comes to 5000000'),
    )
  })

  it('cover nothing while an outcome has no bet, of others, on what was not noted, or on a line that opened again', async () => {
    const { house, uid, faults, told } = await open()
    const stake = { main: 10_00 }
    const place = (more: object) => house.bet(uid, stake, { line: '1', ...more })
    const placed = [
      // Two of three.
      await place({ outcome: '1' }),
      await place({ outcome: '2' }),
      // Of bets that are older than the note.
      await place({ line: '11', outcome: '4', outcomes: null }),
      await place({ line: '11', outcome: '5', outcomes: null }),
    ]
    const someone = await house.player()
    placed.push(await place({ line: '29', outcome: '74', outcomes: 2 }))
    await house.bet(someone, stake, { line: '29', outcome: '76', outcomes: 2 })
    house.wait(1000)
    for (const bet of placed) await house.settle(uid, bet, 0)
    house.wait(1000)
    await place({ line: '29', outcome: '76', outcomes: 2 })
    await house.note(uid, 'bet', placed[4] ?? 0)
    expect(await told()).toEqual([50n, 50n])
    // The third of three.
    const last = await place({ outcome: '3' })
    house.wait(1000)
    await house.settle(uid, last, 0)
    expect(await told()).toEqual([60n, 30n])
    expect(await faults()).toEqual([])
  })
})
