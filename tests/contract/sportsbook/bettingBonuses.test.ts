import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetTerms } from '../../../server/platform/bonuses/betTerms.ts'
import { bonusRepository } from '../../../server/platform/bonuses/bonusRepository.ts'
import { LedgerError } from '../../../server/platform/wallet/LedgerError.ts'
import {
  type BettingHouse,
  bettingHouse,
  lost,
  on,
  over,
  slipOf,
  under,
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

  describe('by the terms of the bonus', () => {
    /** A bonus of 20.00, real money besides, and an event at 1.90 for over and at any price for under. */
    async function withTerms(bets: BetTerms, { real = 0n, price = 15_000 } = {}) {
      const uid = await house.player(real)
      await house.bonus(uid, 20_00n, 100_00n, bets)
      const event = await house.event({ [over]: 19_000, [under]: price }, { chances: { [over]: 0.5 } })
      const settle = async (result: typeof won) => {
        await house.settle(event, { [over]: result })
        await house.bets.settlement.settleEvents([event])
      }
      const bonus = () => house.balance(uid, 'betting_bonus')
      return { uid, event, settle, bonus }
    }
    const cashOut = async (uid: number, bet: number, share: number) => {
      const { id, amount } = await house.bets.cashOuts.offer(uid, bet, share)
      await fresh().database.transaction((tx) => house.bets.cashOuts.take(tx, uid, id))
      return amount
    }

    it('are told by the quote, and refused where the bonus alone could pay', async () => {
      const { uid, event } = await withTerms({ leastLegOdds: '1.60', kinds: ['multiple'] })
      expect((await house.quote(uid, slipOf(on(event, under))))?.bonus).toEqual({
        ...{ against: ['bonus_kind', 'bonus_odds'], isStakeReturned: true, isIsolated: false },
      })
      expect((await house.quote(undefined, slipOf(on(event))))?.bonus).toBeUndefined()
      await expect(house.place(uid, slipOf(on(event, under)), 5_00n)).rejects.toMatchObject({
        errorData: { reason: 'bonus_kind' },
      })
      // More than all of it is too much, whatever the terms say.
      await expect(house.place(uid, slipOf(on(event)), 25_00n)).rejects.toThrow(LedgerError)
      const other = await house.event()
      expect((await house.quote(uid, slipOf(on(event), on(other))))?.bonus?.against).toEqual([])
      await house.place(uid, slipOf(on(event), on(other)), 5_00n)
      expect(await house.balance(uid, 'betting_bonus')).toBe(15_00n)
    })

    it('leave a bet that they do not take to real money, and count nothing of it', async () => {
      const { uid, event, settle, bonus } = await withTerms({ leastOdds: '2' }, { real: 10_00n })
      await house.place(uid, slipOf(on(event)), 10_00n)
      expect([await house.balance(uid), await bonus()]).toEqual([0n, 20_00n])
      await settle(lost)
      expect(await bonusOf(uid)).toMatchObject({ wagered: 0n })
    })

    it('hold for the price that a bet in play is accepted at', async () => {
      const uid = await house.player(0n)
      await house.bonus(uid, 20_00n, 100_00n, { leastLegOdds: '1.80' })
      const event = await house.event(undefined, { eventStatus: 1 })
      const id = await house.place(uid, slipOf(on(event)), 5_00n, { priceChanges: 'any' })
      await house.price(event, { [over]: 17_000, [under]: 21_000 })
      house.wait(6_000)
      await house.bets.decisions.decide(id)
      expect(await house.bet(uid, id)).toMatchObject({ state: 'rejected', refusal: { code: 'bonus_odds' } })
      expect(await house.balance(uid, 'betting_bonus')).toBe(20_00n)
    })

    it('give winnings without the stake, which a void bet gives back', async () => {
      const { uid, event, settle, bonus } = await withTerms({ isStakeReturned: false })
      const id = await house.place(uid, slipOf(on(event)), 10_00n)
      expect(await house.bet(uid, id)).toMatchObject({ possibleReturn: 9_00n })
      await settle(won)
      expect(await bonus()).toBe(19_00n)
      // The result is another after all, and then none.
      await settle(lost)
      expect(await bonus()).toBe(10_00n)
      await settle(voided)
      expect(await bonus()).toBe(20_00n)
      expect(await house.bet(uid, id)).toMatchObject({ returned: 10_00n })
    })

    it('never mix a stake that does not come back with real money', async () => {
      const { uid, event, bonus } = await withTerms({ isStakeReturned: false }, { real: 4_00n })
      await house.place(uid, slipOf(on(event)), 5_00n)
      expect([await house.balance(uid), await bonus()]).toEqual([4_00n, 15_00n])
      await house.place(uid, slipOf(on(event)), 4_00n)
      expect([await house.balance(uid), await bonus()]).toEqual([0n, 15_00n])
    })

    it('price a cash-out without a stake that does not come back', async () => {
      const { uid, event, settle, bonus } = await withTerms({ isStakeReturned: false })
      const id = await house.place(uid, slipOf(on(event)), 10_00n)
      // Half of 9.00, less the margin of five hundredths; then what is left of it wins half of it.
      expect(await cashOut(uid, id, 5_000)).toBe(2_13n)
      await settle(won)
      expect(await bonus()).toBe(10_00n + 2_13n + 4_50n)
    })

    it.each([
      ['counts', 10_00n],
      ['countsNothing', 5_00n],
    ] as const)('say of what is cashed out that it %s', async (word, wagered) => {
      const { uid, event, settle } = await withTerms({ cashOut: word })
      const id = await house.place(uid, slipOf(on(event)), 10_00n)
      await cashOut(uid, id, 2_500)
      await cashOut(uid, id, 5_000)
      expect(await bonusOf(uid)).toMatchObject({ wagered: 0n })
      await settle(lost)
      expect(await bonusOf(uid)).toMatchObject({ wagered })
    })

    it('let no bet of the bonus be cashed out, where they say so', async () => {
      const { uid, event } = await withTerms({ cashOut: 'refused' }, { real: 5_00n })
      const real = await house.place(uid, slipOf(on(event)), 5_00n)
      const id = await house.place(uid, slipOf(on(event)), 5_00n)
      await cashOut(uid, real, 10_000)
      await expect(house.bets.cashOuts.offer(uid, id, 10_000)).rejects.toMatchObject({
        errorData: { reason: 'not_offered' },
      })
    })
  })
})
