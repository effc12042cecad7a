import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  slipOf,
  under,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'

describeOnOneDatabase('quotes of slips', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())

  it('say what a slip can be placed at, to anybody', async () => {
    const events = [await house.event(), await house.event({ [over]: 25_000, [under]: 15_000 })]
    const quote = await house.quote(undefined, slipOf(...events.map((event) => on(event))), 1000n)
    expect(quote?.id).toBeDefined()
    expect(quote?.expiresAt?.getTime()).toBe(house.clock().getTime() + 5000)
    expect(quote).toMatchObject({ delay: 0, codes: [], sizes: [2] })
    expect(quote?.legs.map(({ odds, codes }) => ({ odds, codes }))).toEqual([
      { odds: 19_000, codes: [] },
      { odds: 25_000, codes: [] },
    ])
    expect(quote?.priced).toEqual({
      ...{ combinedOdds: 47_500, stakes: 1, leastStake: 10n },
      ...{ mostStake: 1_000_000_00n, possibleReturn: 4750n },
    })
  })

  it('tell what the terms offer for the selections, each way only where places are paid', async () => {
    const runners = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`sr:competitor:${at}`, 60_000]))
    const race = await house.event(runners, { id: 'sr:stage:5', line: '534', sport: 9 })
    const winner = { event: race, line: '534', outcome: 'sr:competitor:2' }
    const offered = async (...selections: { event: string; line: string; outcome: string }[]) =>
      (await house.quote(undefined, slipOf(...selections)))?.offered
    expect(await offered(winner)).toEqual({
      kinds: ['single', 'multiple', 'system', 'bankers', 'eachWay'],
      ...{ priceChanges: ['none', 'higher', 'any'], mostWin: 50_000_000_00n },
    })
    expect((await offered(winner, on(await house.event())))?.kinds).not.toContain('eachWay')
  })

  it('name what the delay is in play, the longest of the legs', async () => {
    const live = await house.event({ [over]: 19_000, [under]: 19_000 }, { eventStatus: 1 })
    expect(await house.quote(undefined, slipOf(on(live), on(await house.event())))).toMatchObject({
      delay: 5,
    })
  })

  it('are at the prices of the house, and name the delay of the market where it is longer', async () => {
    house.reopen({ margin: 100, markets: { score: { delay: 9, margin: 50 } } })
    const live = await house.event({ [over]: 19_000, [under]: 10_500 }, { eventStatus: 1 })
    await house.run(sql`insert into platform.sports_markets (id, groups, names, specifiers, outcomes)
      values (18, '["all", "score"]', '{}', '[]', '[]')`)
    const quote = await house.quote(undefined, slipOf(on(live)))
    // 1.90 by 1.15, and never a price that wins nothing.
    expect(quote).toMatchObject({ delay: 9, legs: [{ odds: 16_521, codes: [] }] })
    expect((await house.quote(undefined, slipOf(on(live, under))))?.legs[0]?.odds).toBe(10_001)
    house.limit({})
    await house.run(sql`delete from platform.sports_markets`)
  })

  it('say of each selection what speaks against it, and then are none', async () => {
    const [fine, moved, stopped, begun, off, closed, gone] = [
      await house.event(),
      await house.event(),
      await house.event(undefined, { status: -1 }),
      await house.event(undefined, { startsAt: house.clock().getTime() }),
      await house.event({ [over]: 10_000, [under]: 19_000 }),
      await house.event(undefined, { eventStatus: 3 }),
      await house.event(undefined, { sport: 77 }),
    ]
    const quote = await house.quote(
      undefined,
      slipOf(
        on(fine),
        on(moved, over, { odds: 18_000 }),
        ...[on(stopped), on(begun), on(off), on(closed), on(gone), on('sr:match:0')],
      ),
    )
    expect(quote?.id).toBeUndefined()
    expect(quote?.legs.map(({ codes }) => codes)).toEqual([
      [],
      ['price_differs'],
      ['suspended'],
      ['suspended'],
      ['outcome_gone'],
      ['event_gone'],
      ['event_gone'],
      ['event_gone'],
    ])
  })

  it('combine nothing whose chances hang together', async () => {
    const [one, other] = [await house.event(), await house.event()]
    const same = await house.quote(undefined, slipOf(on(one), on(other), on(one, under)))
    expect(same?.id).toBeUndefined()
    expect(same?.legs.map(({ codes }) => codes)).toEqual([['related'], [], ['related']])
    const cup = 'sr:tournament:cup'
    const match = await house.event(undefined, { tournament: cup })
    const winner = await house.event(undefined, { id: 'sr:stage:7', tournament: cup })
    const related = await house.quote(undefined, slipOf(on(match), on(winner)))
    expect(related?.legs.map(({ codes }) => codes)).toEqual([['related'], ['related']])
    // Two matches of a tournament are two things.
    const next = await house.event(undefined, { tournament: cup })
    expect((await house.quote(undefined, slipOf(on(match), on(next))))?.id).toBeDefined()
  })

  it('are none where the system does not fit, the odds are too large, or the currency takes no bets', async () => {
    const legs = [on(await house.event()), on(await house.event())]
    expect(await house.quote(undefined, { selections: legs, system: 'yankee' })).toMatchObject({
      codes: ['system'],
    })
    house.limit({ mostOdds: '3.6' })
    const large = await house.quote(undefined, slipOf(...legs))
    expect(large).toMatchObject({ codes: ['combined_odds'] })
    expect(large?.id).toBeUndefined()
    house.limit({})
    const wrong = { slip: slipOf(...legs), uid: undefined, currency: 'JPY' }
    expect(await house.bets.quotes.quote(wrong)).toBeUndefined()
  })

  it('are forgotten once they are over', async () => {
    const uid = await house.player()
    const slip = slipOf(on(await house.event()))
    const quote = (await house.quote(uid, slip))?.id ?? ''
    house.wait(5001)
    await expect(house.place(uid, slip, 100n, { quote })).rejects.toMatchObject({
      errorData: { reason: 'quote_expired' },
    })
    await house.bets.sweep()
    const { rows } = await fresh().database.query('select from platform.sports_quotes where id = $1', [quote])
    expect(rows).toEqual([])
  })
})
