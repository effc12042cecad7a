import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  slipOf,
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
  async function single() {
    const uid = await house.player(100_00n)
    const event = await house.event(prices, { chances })
    const id = await house.place(uid, slipOf(on(event)), 10_00n)
    const offer = (share: number) => house.bets.cashOuts.offer(uid, id, share)
    const take = (offered: string) =>
      fresh().database.transaction((tx) => house.bets.cashOuts.take(tx, uid, offered))
    return { uid, event, id, offer, take, bet: () => house.bet(uid, id) }
  }
  const refusal = (reason: string) => ({ errorData: { reason } })

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
