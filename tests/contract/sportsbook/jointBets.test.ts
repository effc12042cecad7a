import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uofDocuments } from '../../../server/platform/sportsbook/feed/uof/uofDocuments.ts'
import type { Engine } from '../../../server/sandbox/sports/engines/Engine.ts'
import { football } from '../../../server/sandbox/sports/engines/football/football.ts'
import { feedKeys } from '../../../server/sandbox/sports/feedKeys.ts'
import { sportsPlugin } from '../../../server/sandbox/sports/sportsPlugin.ts'
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

const bothScore = '29'
const [yes, no] = ['74', '76'] as const

describeOnOneDatabase('selections of one event that are priced together', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())

  /** An event with two lines; over 2.5 and both to score cost 2.70 together. */
  async function match(more: { eventStatus?: number } = {}) {
    house.sellTogether(27_000)
    const event = await house.event(undefined, more)
    await house.price(event, { [yes]: 18_000, [no]: 19_000 }, { line: bothScore })
    return { event, legs: [on(event), on(event, yes, { line: bothScore })] as const }
  }
  const settle = async (event: string, results: readonly [total: typeof won, score: typeof won]) => {
    await house.settle(event, { [over]: results[0] })
    await house.settle(event, { [yes]: results[1] }, 2, bothScore)
    await house.bets.settlement.settleEvents([event])
  }
  const refusal = (reason: string) => ({ errorData: { reason } })

  it('are one leg at that price, with the margin of the house, alone and beside others', async () => {
    const { legs } = await match()
    const other = await house.event()
    const quote = await house.quote(undefined, slipOf(...legs, on(other)), 10_00n)
    expect(quote).toMatchObject({ sizes: [2], codes: [], priced: { combinedOdds: 51_300, stakes: 1 } })
    expect(quote?.priced?.possibleReturn).toBe(51_30n)
    expect(quote?.legs.map(({ jointOdds, codes }) => [jointOdds, codes])).toEqual([
      [27_000, []],
      [27_000, []],
      [undefined, []],
    ])
    house.reopen({ margin: 80 })
    expect((await house.quote(undefined, slipOf(...legs)))?.legs[0]?.jointOdds).toBe(25_000)
    house.reopen({})
  })

  it('are refused as related where nobody sells them so, in systems, and twice on one line', async () => {
    const { event, legs } = await match()
    const codes = async (slip: Parameters<typeof house.quote>[1]) =>
      (await house.quote(undefined, slip))?.legs.map(({ codes }) => codes)
    const others = [on(await house.event()), on(await house.event())]
    expect(await codes({ selections: [...legs, ...others], system: '2/4' })).toEqual([
      ['related'],
      ['related'],
      [],
      [],
    ])
    expect(await codes(slipOf(on(event), on(event, under)))).toEqual([['related'], ['related']])
    // A goal while it is asked: the price may be of before.
    const price = (odds: number) => house.price(event, { [over]: odds, [under]: 19_000 })
    house.sellTogether(27_000, () => price(12_000))
    expect(await codes(slipOf(...legs))).toEqual([['related'], ['related']])
    expect(await codes(slipOf(...legs))).toEqual([[], []])
    house.sellTogether()
    expect(await codes(slipOf(...legs))).toEqual([['related'], ['related']])
  })

  it.each([
    ['all win', [won, won], 27_00n],
    ['one loses and another is void', [voided, lost], 0n],
    ['one is void', [won, voided], 10_00n],
  ] as const)('are paid as one where %s', async (_, results, returned) => {
    const uid = await house.player(100_00n)
    const { event, legs } = await match()
    const id = await house.place(uid, slipOf(...legs), 10_00n)
    expect(await house.bet(uid, id)).toMatchObject({ state: 'open', possibleReturn: 27_00n })
    await expect(house.bets.cashOuts.offer(uid, id, 10_000)).rejects.toMatchObject(refusal('not_offered'))
    await settle(event, results)
    expect(await house.bet(uid, id)).toMatchObject({ state: 'settled', returned })
    expect(await house.balance(uid)).toBe(90_00n + returned)
  })

  it('count for one where they are void beside another event, and settle with the first that loses', async () => {
    const uid = await house.player(100_00n)
    const { event, legs } = await match()
    const other = await house.event()
    const id = await house.place(uid, slipOf(...legs, on(other)), 10_00n)
    await settle(event, [voided, won])
    await house.settle(other, { [over]: won })
    await house.bets.settlement.settleEvents([other])
    expect(await house.bet(uid, id)).toMatchObject({ state: 'settled', returned: 19_00n })
    const second = await match()
    const lostOne = await house.place(uid, slipOf(...second.legs), 10_00n)
    await house.settle(second.event, { [over]: lost })
    await house.bets.settlement.settleEvents([second.event])
    expect(await house.bet(uid, lostOne)).toMatchObject({ state: 'settled', returned: 0n })
  })

  it('are refused where a price of one has moved, when they are placed and after the delay', async () => {
    const uid = await house.player(100_00n)
    const { event, legs } = await match()
    const slip = slipOf(...legs)
    const quote = (await house.quote(uid, slip))?.id ?? ''
    await house.price(event, { [over]: 19_000, [under]: 19_500 })
    const any = { quote, priceChanges: 'any' } as const
    await expect(house.place(uid, slip, 10_00n, any)).rejects.toMatchObject(refusal('price_differs'))
    const live = await match({ eventStatus: 1 })
    const ids = []
    for (let turn = 0; turn < 2; turn += 1) {
      ids.push(await house.place(uid, slipOf(...live.legs), 10_00n, { priceChanges: 'any' }))
      if (turn === 1) await house.price(live.event, { [over]: 19_100, [under]: 19_000 })
      house.wait(5000)
      await house.bets.decisions.decideDue()
    }
    const [taken, refused] = await Promise.all(ids.map((id) => house.bet(uid, id)))
    expect(taken).toMatchObject({ state: 'open', legs: [{ jointOdds: 27_000 }, { jointOdds: 27_000 }] })
    expect(refused).toMatchObject({ state: 'rejected', refusal: { code: 'price_differs' } })
    expect(await house.balance(uid)).toBe(90_00n)
  })
})

describe('the bookmaker of the sandbox', () => {
  const app = fastify()
  let access: { url: string; token: string; node: number }
  beforeAll(async () => {
    const engines = new Map([[1, football as Engine<unknown>]])
    await app.register(sportsPlugin, { engines, url: () => access.url, clock: () => Date.UTC(2026, 10, 28) })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    access = { url, token: feedKeys.token, node: 1 }
  })
  afterAll(() => app.close())

  it('sells selections of one event together by its model, and says which it can', async () => {
    const source = uofDocuments(access)
    const { fixtures } = await source.schedule('en', 'pre')
    const event = fixtures[0]?.id ?? ''
    const of = (line: string, outcome: string) => ({ event, line, outcome })
    const price = await source.customBet?.([of('1', '1'), of('18?total=1.5', '12')])
    const [one, other] = await Promise.all(
      [of('1', '1'), of('18?total=1.5', '12')].map((selection) => source.customBet?.([selection])),
    )
    const product = (one?.probability ?? 0) * (other?.probability ?? 0)
    expect(price?.probability).toBeGreaterThan(product)
    expect(price?.probability).toBeLessThan(Math.min(one?.probability ?? 0, other?.probability ?? 0))
    expect((price?.odds ?? 0) / 10_000).toBeLessThan(1 / (price?.probability ?? 1))
    // What contradicts itself, can come back, or is another part of the match.
    for (const line of [of('1', '3'), of('18?total=2', '12'), of('60', '1')])
      expect(await source.customBet?.([of('1', '1'), line])).toBeUndefined()
    expect(await source.customBet?.([{ ...of('1', '1'), event: 'sr:match:0' }])).toBeUndefined()
    const available = await fetch(`${access.url}/v1/custombet/${event}/available_selections`, {
      headers: { 'x-access-token': access.token },
    })
    expect(await available.text()).toMatch(
      /<event id="sr:match:\d+"><markets>.*<market id="1"><outcome id="1"\/>/,
    )
  })
})
