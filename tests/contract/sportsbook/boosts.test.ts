import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PriceBoost } from '#generated/grammar/types.ts'
import { describeBet } from '../../../server/platform/sportsbook/bets/describeBet.ts'
import { describeQuote } from '../../../server/platform/sportsbook/bets/describeQuote.ts'
import { boostHandlers } from '../../../server/platform/sportsbook/boosts/boostHandlers.ts'
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
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { reasonsOf, together } from '../../fixtures/run/together.ts'

const hour = 3_600_000

describeOnOneDatabase('prices that are boosted', (fresh) => {
  let house: BettingHouse
  let event: string
  let made = 0
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())
  beforeEach(async () => {
    event = await house.event(
      { [over]: 21_000, [under]: 18_000 },
      { chances: { [over]: 0.45, [under]: 0.55 } },
    )
  })

  const moment = (at: number) => `${new Date(house.clock().getTime() + at).toISOString().slice(0, 19)}Z`
  /** Boosts the price of over to 2.40 for an hour. */
  function boost(more: Partial<PriceBoost> = {}): string {
    made += 1
    const id = `boost-${made}`
    const given: PriceBoost = {
      ...{ id, event, line: total, outcome: over, odds: '2.40', mostStake: { EUR: '10.00' } },
      ...{ starts: moment(-hour), ends: moment(hour), ...more },
    }
    house.reopen({ boosts: [given] })
    return id
  }
  const slipAt = (id: string, odds?: number) => slipOf(on(event, over, { boost: id, ...(odds && { odds }) }))
  const refusal = (reason: string, more: object = {}) => ({ errorData: { reason, ...more } })

  it('are quoted with what they were and their terms, to who asks for them', async () => {
    const id = boost()
    const uid = await house.player()
    const quote = await house.quote(uid, slipAt(id, 24_000), 10_00n)
    expect(quote).toMatchObject({
      id: expect.any(String),
      priced: { mostStake: 10_00n, possibleReturn: 24_00n },
    })
    expect(quote && describeQuote(quote, 'EUR').selections).toMatchObject([
      {
        odds: 24_000,
        codes: [],
        boost: { usual_odds: 21_000, most_stake: { amount: '10.00', currency: 'EUR' } },
      },
    ])
    const usual = await house.quote(uid, slipOf(on(event)))
    expect(usual?.legs).toMatchObject([{ odds: 21_000 }])
    expect(usual?.priced?.mostStake).toBeGreaterThan(10_00n)
    boost({ odds: undefined, percent: 20 } as Partial<PriceBoost>)
    expect((await house.quote(uid, slipAt(`boost-${made}`)))?.legs).toMatchObject([{ odds: 23_200 }])
  })

  it('are bet at, paid and told with the price that they were', async () => {
    const uid = await house.player(100_00n)
    const bet = await house.place(uid, slipAt(boost(), 24_000), 10_00n)
    expect(await house.bet(uid, bet)).toMatchObject({
      ...{ state: 'open', possibleReturn: 24_00n, liability: 14_00n },
      legs: [{ odds: 24_000, usualOdds: 21_000 }],
    })
    await house.settle(event, { [over]: won })
    await house.bets.settlement.settleEvents([event])
    expect(await house.balance(uid)).toBe(114_00n)
    expect(describeBet(await house.bet(uid, bet)).selections).toMatchObject([
      { odds: 24_000, usual_odds: 21_000 },
    ])
  })

  it('are bet at with no more than the largest stake', async () => {
    const id = boost()
    const uid = await house.player(100_00n)
    await expect(house.place(uid, slipAt(id), 10_01n)).rejects.toMatchObject(
      refusal('limit', { most_stake: { amount: '10.00', currency: 'EUR' } }),
    )
    // The way out: as much as one likes, at the usual price.
    expect(await house.bet(uid, await house.place(uid, slipOf(on(event)), 50_00n))).toMatchObject({
      legs: [{ odds: 21_000, boost: null, usualOdds: null }],
    })
  })

  it('are bet at once by a player, whatever comes at the same time, and by all others too', async () => {
    const id = boost()
    const uid = await house.player(100_00n)
    const quotes = await Promise.all([1, 2, 3].map(() => house.quote(uid, slipAt(id, 24_000))))
    const tries = await together(
      quotes.map((quote) => () => house.place(uid, slipAt(id), 10_00n, { quote: quote?.id ?? '' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(reasonsOf(tries)).toEqual(
      [1, 2].map(() => expect.objectContaining(refusal('price_differs', { odds: [21_000] }))),
    )
    expect((await house.quote(uid, slipAt(id, 24_000)))?.legs).toMatchObject([
      { odds: 21_000, codes: ['price_differs'] },
    ])
    const other = await house.player(100_00n)
    expect(await house.place(other, slipAt(id, 24_000), 10_00n)).toEqual(expect.any(Number))
  })

  it('that are over are another price, which is refused or taken as the player has chosen', async () => {
    const uid = await house.player(100_00n)
    const late = async (priceChanges: 'none' | 'any') => {
      const id = boost({ ends: moment(3000) })
      const quote = (await house.quote(uid, slipAt(id, 24_000)))?.id ?? ''
      house.wait(4000)
      return house.place(uid, slipAt(id), 10_00n, { quote, priceChanges })
    }
    await expect(late('none')).rejects.toMatchObject(refusal('price_differs', { odds: [21_000] }))
    expect(await house.bet(uid, await late('any'))).toMatchObject({ legs: [{ odds: 21_000, boost: null }] })
  })

  it('are of single bets that money pays', async () => {
    const id = boost()
    const uid = await house.player(100_00n)
    const other = await house.event()
    const multiple = await house.quote(uid, slipOf(on(event, over, { boost: id }), on(other)))
    expect(multiple?.legs).toMatchObject([{ odds: 21_000 }, { odds: 19_000 }])
    const freeBet = await house.freeBet(uid, 5_00n)
    expect((await house.quote(uid, slipAt(id), undefined, freeBet))?.legs).toMatchObject([{ odds: 21_000 }])
    const quote = (await house.quote(uid, slipAt(id, 24_000)))?.id ?? ''
    await expect(house.place(uid, slipAt(id), 0n, { quote, freeBet })).rejects.toMatchObject(
      refusal('price_differs'),
    )
  })

  it('are re-offered at the usual one where the line has changed while a bet waited, and can be bet at again', async () => {
    await house.run(sql`update platform.sports_events set status = 1 where id = ${event}`)
    const id = boost()
    const uid = await house.player(100_00n)
    const bet = await house.place(uid, slipAt(id, 24_000), 10_00n, { priceChanges: 'any' })
    await house.price(event, { [over]: 20_000, [under]: 19_000 })
    house.wait(5000)
    await house.bets.decisions.decideDue()
    expect(await house.bet(uid, bet)).toMatchObject({ state: 'reoffered', refusal: { odds: [20_000] } })
    expect((await house.quote(uid, slipAt(id)))?.legs).toMatchObject([{ odds: 24_000 }])
  })

  it('are cashed out by the usual price, so that a boost cannot be sold', async () => {
    const uid = await house.player(100_00n)
    const bet = await house.place(uid, slipAt(boost(), 24_000), 10_00n)
    // 10.00 at 2.10 by a chance of 0.45, less 5 %; at 2.40 it would be 10.26.
    expect((await house.bets.cashOuts.offer(uid, bet, 10_000)).amount).toBe(8_97n)
  })

  it('are told to who is offered them: by their country, and not to who has bet at them', async () => {
    const id = boost()
    const uid = await house.player(100_00n)
    let usual = 21_000
    const told = async (priceBoosts: boolean, session: { uid: number } | null = { uid }) => {
      const rules = {
        jurisdictions: [{ code: 'x', countries: [], play: { priceBoosts } }],
        defaultJurisdiction: 'x',
      }
      const markets = [
        { line: total, outcomes: [{ id: over, odds: usual }] },
        { line: '1', outcomes: [{ id: '1', odds: 30_000 }] },
      ]
      const handlers = boostHandlers({
        ...{ database: house.database, clock: house.clock },
        live: {
          site: () => ({ general: { default_currency: 'EUR' }, ...rules }),
          sportsbook: house.book,
        } as never,
        offer: { events: async (ids) => ids.map((id) => ({ id, markets })) as never },
      })
      const answer = await handlers['sports.getBoosts']({}, { session, locale: 'en' } as never)
      return 'items' in answer ? answer.items : []
    }
    expect(await told(true)).toMatchObject([
      {
        ...{ id, line: total, outcome: over, odds: 24_000, most_stake: { amount: '10.00', currency: 'EUR' } },
        event: { id: event, markets: [{ line: total }] },
      },
    ])
    expect(await told(true, null)).toHaveLength(1)
    usual = 24_000
    expect(await told(true)).toEqual([])
    usual = 21_000
    expect([await told(false), await told(false, null)]).toEqual([[], []])
    await house.place(uid, slipAt(id, 24_000), 10_00n)
    expect(await told(true)).toEqual([])
  })
})
