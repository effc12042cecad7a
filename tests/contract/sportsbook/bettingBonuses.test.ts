import { afterAll, beforeAll, expect, it } from 'vitest'
import { bonusRepository } from '../../../server/platform/bonuses/bonusRepository.ts'
import {
  type BettingHouse,
  bettingHouse,
  lost,
  on,
  over,
  slipOf,
  voided,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'

const day = 24 * 3_600_000

describeOnOneDatabase('bets with bonuses', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())

  const bonusOf = async (uid: number) =>
    (await bonusRepository.list(fresh().database.drizzle, { uid, product: 'betting', offset: 0, count: 1 }))
      .items[0]

  /** 10.00 of real money, a bonus of 20.00, and a bet of 15.00 at 1.90. */
  async function begin(required: bigint) {
    const uid = await house.player(10_00n)
    await house.bonus(uid, 20_00n, required)
    const event = await house.event()
    const id = await house.place(uid, slipOf(on(event)), 15_00n)
    const settle = async (result: typeof won) => {
      await house.settle(event, { [over]: result })
      await house.bets.settlement.settleEvents([event])
    }
    return { uid, id, settle }
  }

  it('are paid from real money first, and paid back in the same proportion', async () => {
    const { uid, settle } = await begin(100_00n)
    expect([await house.balance(uid), await house.balance(uid, 'betting_bonus')]).toEqual([0n, 15_00n])
    await settle(won)
    // A third of 28.50 is the bonus's.
    expect([await house.balance(uid), await house.balance(uid, 'betting_bonus')]).toEqual([19_00n, 24_50n])
    expect(await bonusOf(uid)).toMatchObject({ state: 'active', wagered: 15_00n })
  })

  it('count once they are settled, and once only', async () => {
    const { uid, settle } = await begin(100_00n)
    expect(await bonusOf(uid)).toMatchObject({ wagered: 0n })
    await settle(lost)
    await settle(won)
    expect(await bonusOf(uid)).toMatchObject({ wagered: 15_00n })
  })

  it('count nothing where they are void', async () => {
    const { uid, settle } = await begin(100_00n)
    await settle(voided)
    expect(await bonusOf(uid)).toMatchObject({ wagered: 0n, left: 20_00n })
    expect(await house.balance(uid)).toBe(10_00n)
  })

  it('hold their bonus up for as long as they are open: it neither completes nor burns', async () => {
    const { uid, settle } = await begin(10_00n)
    house.wait(2 * day)
    const other = await house.event()
    await house.place(uid, slipOf(on(other)), 12_00n)
    await settle(won)
    expect(await bonusOf(uid)).toMatchObject({ state: 'active', wagered: 15_00n })
    house.wait(500 * day)
    await house.bonuses.sweep()
    expect(await bonusOf(uid)).toMatchObject({ state: 'active' })
    await house.settle(other, { [over]: lost })
    await house.bets.settlement.settleEvents([other])
    expect(await bonusOf(uid)).toMatchObject({ state: 'completed' })
    expect(await house.balance(uid, 'betting_bonus')).toBe(0n)
  })
})
