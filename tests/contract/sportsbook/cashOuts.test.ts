import { afterAll, beforeAll, expect, it } from 'vitest'
import { cashOutRepository } from '../../../server/platform/sportsbook/bets/cashOutRepository.ts'
import { describeBet } from '../../../server/platform/sportsbook/bets/describeBet.ts'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  slipOf,
  total,
  under,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'

const prices = { [over]: 40_000, [under]: 12_000 }
const chances = { [over]: 0.25, [under]: 0.75 }

describeOnEachDatabase('bets that are cashed out', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())

  /** A bet of 10.00 at 4.00, which wins one time in four. */
  async function single(more: { eventStatus?: number } = {}) {
    const uid = await house.player(100_00n)
    const event = await house.event(prices, { chances, ...more })
    const id = await house.place(uid, slipOf(on(event)), 10_00n)
    house.wait(5000)
    await house.bets.decisions.decideDue()
    const offer = (share: number) => house.bets.cashOuts.offer(uid, id, share)
    const take = (offered: string) =>
      fresh().database.transaction((tx) => house.bets.cashOuts.take(tx, uid, offered))
    return { uid, event, id, offer, take, bet: () => house.bet(uid, id) }
  }
  /** The same in play, of which all is being cashed out. */
  async function waiting() {
    const found = await single({ eventStatus: 1 })
    const { id: offered, delay } = await found.offer(10_000)
    await found.take(offered)
    const waited = async () =>
      (await cashOutRepository.lastWaited(fresh().database.drizzle, [found.id])).get(found.id)
    return { ...found, offered, delay, waited }
  }
  const refusal = (reason: string) => ({ errorData: { reason } })
  const decideDue = () => house.bets.cashOuts.decideDue()

  it('whole are paid what they are worth less the margin, and are over', async () => {
    const { uid, event, offer, take, bet } = await single()
    const { id, amount } = await offer(10_000)
    expect(amount).toBe(9_50n)
    await take(id)
    expect(await bet()).toMatchObject({
      state: 'cashed_out',
      cashedOut: 9_50n,
      cashedShare: 10_000,
      liability: 0n,
    })
    expect([await house.balance(uid), await house.balance(uid, 'open_bets')]).toEqual([99_50n, 0n])
    await house.settle(event, { [over]: won })
    await house.bets.settlement.settleEvents([event])
    expect(await house.balance(uid)).toBe(99_50n)
    await expect(take(id)).rejects.toMatchObject(refusal('offer_expired'))
  })

  it('in parts by the share of all of them, and the rest is settled', async () => {
    const { uid, event, offer, take, bet } = await single()
    for (const [share, amount] of [
      [2_500, 2_37n],
      [6_000, 3_32n],
      [6_001, 0n],
    ] as const) {
      const offered = await offer(share).catch((error: unknown) => error)
      if (amount === 0n) expect(offered).toMatchObject(refusal('not_worth'))
      else {
        expect(offered).toMatchObject({ amount })
        await take((offered as { id: string }).id)
      }
    }
    await expect(offer(5_000)).rejects.toMatchObject(refusal('not_open'))
    expect(await bet()).toMatchObject({
      state: 'open',
      cashedShare: 6_000,
      cashedOut: 5_69n,
      liability: 12_00n,
    })
    expect([await house.balance(uid), await house.balance(uid, 'open_bets')]).toEqual([95_69n, 4_00n])
    await house.settle(event, { [over]: won })
    await house.bets.settlement.settleEvents([event])
    expect(await bet()).toMatchObject({ state: 'settled', returned: 16_00n })
    expect(await house.balance(uid)).toBe(111_69n)
  })

  it('not while a leg is stopped, nor for less than was offered, nor after five seconds', async () => {
    const { event, offer, take } = await single()
    const { id } = await offer(10_000)
    await house.say({ kind: 'bet_stop', event, groups: ['all'], status: -1 })
    await expect(take(id)).rejects.toMatchObject(refusal('suspended'))
    await expect(offer(10_000)).rejects.toMatchObject(refusal('suspended'))
    await house.price(event, { ...prices, [over]: 41_000 }, { chances: { ...chances, [over]: 0.24 } })
    await expect(take(id)).rejects.toMatchObject(refusal('price_differs'))
    await house.price(event, prices, { chances: { ...chances, [over]: 0.4 } })
    await take(id)
    const other = await single()
    const late = await other.offer(10_000)
    house.wait(5001)
    await expect(other.take(late.id)).rejects.toMatchObject(refusal('offer_expired'))
  })

  it('not by a price that the feed does not say, nor by somebody else', async () => {
    const { uid, event, id, offer } = await single()
    await house.price(event, prices)
    await expect(offer(10_000)).rejects.toMatchObject(refusal('no_price'))
    const others = await house.player()
    await expect(house.bets.cashOuts.offer(others, id, 10_000)).rejects.toMatchObject(refusal('not_open'))
    expect(uid).not.toBe(others)
  })

  it('in play are paid what was offered when the delay is over, if they are worth that', async () => {
    const { uid, event, offered, delay, offer, take, bet, waited } = await waiting()
    expect(delay).toBe(5)
    await expect(offer(5_000)).rejects.toMatchObject(refusal('pending'))
    await expect(take(offered)).rejects.toMatchObject(refusal('offer_expired'))
    house.wait(4_999)
    await decideDue()
    expect([(await bet()).state, await house.balance(uid)]).toEqual(['open', 90_00n])
    expect(describeBet(await bet(), [], await waited()).cash_out).toMatchObject({
      ...{ status: 'pending', share: 10_000, amount: { amount: '9.50' } },
    })
    await house.bets.sweep()
    await house.price(event, prices, { chances: { ...chances, [over]: 0.3 } })
    house.wait(1)
    await Promise.all([decideDue(), house.bets.cashOuts.decide(offered), decideDue()])
    expect(await bet()).toMatchObject({ state: 'cashed_out', cashedOut: 9_50n, liability: 0n })
    expect([await house.balance(uid), await house.balance(uid, 'open_bets')]).toEqual([99_50n, 0n])
    expect(await waited()).toBeUndefined()
  })

  it.each([
    [
      'price_differs',
      'worth less',
      (event: string) => house.price(event, prices, { chances: { ...chances, [over]: 0.24 } }),
    ],
    [
      'suspended',
      'stopped',
      (event: string) => house.say({ kind: 'bet_stop', event, groups: ['all'], status: -1 }),
    ],
    ['not_open', 'decided', (event: string) => house.settle(event, { [over]: won })],
  ] as const)(
    'in play are refused as %s where the bet is %s by then, and may be asked for anew',
    async (reason, _, happens) => {
      const { uid, event, offer, take, bet, waited } = await waiting()
      await happens(event)
      house.wait(5_000)
      await decideDue()
      expect(await waited()).toMatchObject({ refusal: reason, takenAt: null })
      expect(describeBet(await bet(), [], await waited()).cash_out).toMatchObject({
        status: 'refused',
        reason,
      })
      expect([(await bet()).cashedShare, await house.balance(uid)]).toEqual([0, 90_00n])
      await house.say({ kind: 'rollback_bet_settlement', event, lines: [total] })
      await house.price(event, prices, { chances })
      const again = await offer(5_000)
      await take(again.id)
      house.wait(5_000)
      await decideDue()
      expect(await bet()).toMatchObject({ state: 'open', cashedShare: 5_000, cashedOut: 4_75n })
    },
  )

  it('in play lose against a settlement that comes in the delay, and are decided by whoever is left', async () => {
    const { uid, event, bet, waited } = await waiting()
    await house.settle(event, { [over]: won })
    await house.bets.settlement.settleEvents([event])
    expect(describeBet(await bet(), [], await waited()).cash_out).toBeUndefined()
    const other = await bettingHouse(fresh())
    other.wait(3_600_000)
    await other.bets.cashOuts.decideDue()
    other.close()
    expect(await waited()).toMatchObject({ refusal: 'not_open' })
    expect(await bet()).toMatchObject({ state: 'settled', cashedShare: 0, returned: 40_00n })
    expect(await house.balance(uid)).toBe(130_00n)
  })

  it('or settled, never both, whichever comes first', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { uid, event, offer, take, bet } = await single()
      const { id } = await offer(10_000)
      const settling = async () => {
        await house.settle(event, { [over]: won })
        await house.bets.settlement.settleEvents([event])
      }
      const [taken] = await Promise.allSettled([take(id), settling()])
      await house.bets.settlement.settleEvents([event])
      const { state } = await bet()
      expect(state).toBe(taken.status === 'fulfilled' ? 'cashed_out' : 'settled')
      expect(await house.balance(uid)).toBe(state === 'settled' ? 130_00n : 99_50n)
      expect(await house.balance(uid, 'open_bets')).toBe(0n)
    }
  })
})
