import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  slipOf,
  under,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { reasonsOf, together } from '../../fixtures/run/together.ts'

const inPlay = { eventStatus: 1 }
const prices = { [over]: 19_000, [under]: 19_000 }

describeOnEachDatabase('bets that are placed', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())

  const inSeconds = (seconds: number) => house.wait(seconds * 1000)
  const refusal = (reason: string, more: object = {}) => ({ errorData: { reason, ...more } })

  it('are open at once before the event, and their stake waits beside the money of the player', async () => {
    const uid = await house.player(100_00n)
    const id = await house.place(uid, slipOf(on(await house.event())), 10_00n)
    expect(await house.bet(uid, id)).toMatchObject({
      ...{ state: 'open', stake: 10_00n, possibleReturn: 19_00n, liability: 9_00n },
      rules: expect.stringMatching(/^1:[0-9a-f]{16}$/),
      legs: [{ odds: 19_000, outcome: over, outcomes: 2, ruling: null }],
    })
    expect([await house.balance(uid), await house.balance(uid, 'open_bets')]).toEqual([90_00n, 10_00n])
    expect(await createLedger(fresh().database).replay()).toEqual([])
  })

  it('are of systems with bankers, whose stake is that of all lines', async () => {
    const uid = await house.player()
    const events = await Promise.all([1, 2, 3, 4].map(() => house.event()))
    const selections = events.map((event, at) => on(event, over, { is_banker: at === 0 }))
    const id = await house.place(uid, { selections, system: 'trixie' }, 100n)
    expect(await house.bet(uid, id)).toMatchObject({ sizes: [3, 4], stake: 400n, lineStake: 100n })
  })

  it('take a quote once', async () => {
    const uid = await house.player()
    const slip = slipOf(on(await house.event()))
    const quote = (await house.quote(uid, slip))?.id ?? ''
    const tries = await together([1, 2, 3, 4].map(() => () => house.place(uid, slip, 100n, { quote })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(reasonsOf(tries)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining(refusal('quote_expired'))),
    )
    const others = await house.player()
    const own = (await house.quote(uid, slip))?.id ?? ''
    await expect(house.place(others, slip, 100n, { quote: own })).rejects.toMatchObject(
      refusal('quote_expired'),
    )
  })

  it.each([
    ['none', 20_000, false],
    ['higher', 20_000, true],
    ['higher', 18_000, false],
    ['any', 18_000, true],
  ] as const)('with %s price taken that changes to %i: %s', async (priceChanges, odds, isTaken) => {
    const uid = await house.player()
    const event = await house.event()
    const slip = slipOf(on(event))
    const quote = (await house.quote(uid, slip))?.id ?? ''
    await house.price(event, { ...prices, [over]: odds })
    const placed = house.place(uid, slip, 100n, { quote, priceChanges })
    if (isTaken) expect(await house.bet(uid, await placed)).toMatchObject({ legs: [{ odds }] })
    else await expect(placed).rejects.toMatchObject(refusal('price_differs', { odds: [odds] }))
  })

  it('take no choice of prices that the terms do not offer, and leave the quote for another', async () => {
    const uid = await house.player()
    const slip = slipOf(on(await house.event()))
    const quote = (await house.quote(uid, slip))?.id ?? ''
    house.reopen({ priceChanges: ['none', 'higher'] })
    await expect(house.place(uid, slip, 100n, { quote, priceChanges: 'any' })).rejects.toMatchObject({
      type: 'InvalidParameterException',
      invalidParameters: { price_changes: [{ code: 'not_available' }] },
    })
    const id = await house.place(uid, slip, 100n, { quote, priceChanges: 'higher' })
    house.reopen({})
    expect(await house.bet(uid, id)).toMatchObject({ state: 'open' })
  })

  it('hold to the limits that players set, and to exclusions', async () => {
    const slip = slipOf(on(await house.event()))
    const uid = await house.player()
    await setStakeLimit(uid, 15_00n)
    await house.place(uid, slip, 10_00n)
    await expect(house.place(uid, slip, 10_00n)).rejects.toMatchObject(refusal('player_limit'))
    await exclude(uid)
    await expect(house.place(uid, slip, 1_00n)).rejects.toMatchObject({
      errorData: { reason: 'self_excluded' },
    })
  })

  it('hold to the limits of the house, and say what would be taken', async () => {
    const uid = await house.player(1000_00n)
    const slip = slipOf(on(await house.event({ [over]: 25_000, [under]: 15_000 })))
    const most = (amount: string) => refusal('limit', { most_stake: { amount, currency: 'EUR' } })
    await expect(house.place(uid, slip, 9n)).rejects.toMatchObject(
      refusal('least_stake', { least_stake: { amount: '0.10', currency: 'EUR' } }),
    )
    house.limit({ mostStake: { EUR: '50' } })
    await expect(house.place(uid, slip, 50_01n)).rejects.toMatchObject(most('50.00'))
    house.limit({ mostReturn: { EUR: '100' } })
    await expect(house.place(uid, slip, 50_00n)).rejects.toMatchObject(most('40.00'))
    house.limit({ mostStakeOfDay: { EUR: '60' } })
    await house.place(uid, slip, 45_00n)
    await expect(house.place(uid, slip, 20_00n)).rejects.toMatchObject(most('15.00'))
    house.wait(24 * 3_600_000)
    await house.place(uid, slip, 20_00n)
    house.limit({ mostWin: { EUR: '10' } })
    expect(await house.bet(uid, await house.place(uid, slip, 20_00n))).toMatchObject({
      possibleReturn: 30_00n,
    })
    house.limit({})
    await expect(house.place(uid, slip, 5000_00n)).rejects.toMatchObject({ refusal: 'insufficient_funds' })
  })

  it('of fifty players never pass what one outcome may cost', async () => {
    house.limit({ mostLiability: { EUR: '100' } })
    const event = await house.event({ [over]: 20_000, [under]: 20_000 })
    const slip = slipOf(on(event))
    const players = await Promise.all(Array.from({ length: 50 }, () => house.player(100_00n)))
    const tries = await together(players.map((uid) => () => house.place(uid, slip, 7_00n)))
    // Fourteen times seven; what is left is less than seven.
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(14)
    for (const reason of reasonsOf(tries)) expect(reason).toMatchObject({ errorData: { reason: 'limit' } })
    const { rows } = await fresh().database.query(
      'select amount::int from platform.sports_liabilities where event = $1',
      [event],
    )
    expect(rows).toEqual([{ amount: 98_00 }])
    const uid = await house.player()
    const told = await house.quote(uid, slip)
    expect(told?.priced?.mostStake).toBe(2_00n)
    house.limit({})
  })

  it('wait in play for the delay, and are taken if nothing has changed', async () => {
    const uid = await house.player()
    const event = await house.event(prices, inPlay)
    const id = await house.place(uid, slipOf(on(event)), 10_00n)
    await house.bets.decisions.decide(id)
    expect(await house.bet(uid, id)).toMatchObject({ state: 'pending', acceptedAt: null })
    expect(await house.balance(uid, 'open_bets')).toBe(10_00n)
    inSeconds(5)
    // Something else of the event has changed.
    await house.price(event, { '1': 20_000 }, { line: '1' })
    await house.bets.decisions.decideDue()
    await house.bets.decisions.decideDue()
    expect(await house.bet(uid, id)).toMatchObject({ state: 'open', acceptedAt: house.clock() })
  })

  it('of both sides are asked where their line has changed, and have their stakes back', async () => {
    const [one, other] = [await house.player(50_00n), await house.player(50_00n)]
    const event = await house.event(prices, inPlay)
    const ids = [
      await house.place(one, slipOf(on(event, over)), 10_00n),
      await house.place(other, slipOf(on(event, under)), 10_00n),
    ]
    await house.price(event, { [over]: 22_000, [under]: 16_000 })
    inSeconds(5)
    await house.bets.decisions.decideDue()
    expect(await house.bet(one, ids[0] as number)).toMatchObject({
      ...{ state: 'reoffered', refusal: { code: 'price_differs', odds: [22_000] } },
    })
    expect(await house.bet(other, ids[1] as number)).toMatchObject({
      ...{ state: 'reoffered', refusal: { code: 'price_differs', odds: [16_000] } },
    })
    for (const uid of [one, other])
      expect([await house.balance(uid), await house.balance(uid, 'open_bets')]).toEqual([50_00n, 0n])
  })

  it('are taken at the better price by who has chosen so, and rejected where the line is stopped', async () => {
    const uid = await house.player(50_00n)
    const event = await house.event(prices, inPlay)
    const better = await house.place(uid, slipOf(on(event)), 10_00n, { priceChanges: 'higher' })
    await house.price(event, { [over]: 22_000, [under]: 16_000 })
    inSeconds(5)
    await house.bets.decisions.decideDue()
    expect(await house.bet(uid, better)).toMatchObject({
      ...{ state: 'open', possibleReturn: 22_00n, liability: 12_00n, legs: [{ odds: 22_000 }] },
    })
    const stopped = await house.place(uid, slipOf(on(event)), 10_00n, { priceChanges: 'any' })
    await house.say({ kind: 'bet_stop', event, groups: ['all'], status: -1 })
    inSeconds(5)
    await house.bets.decisions.decideDue()
    expect(await house.bet(uid, stopped)).toMatchObject({ state: 'rejected', refusal: { code: 'suspended' } })
    expect(await house.balance(uid)).toBe(40_00n)
  })

  it('of who excludes themselves during the delay are rejected, and those that were taken stay', async () => {
    const uid = await house.player(50_00n)
    const event = await house.event(prices, inPlay)
    const before = await house.place(uid, slipOf(on(await house.event())), 10_00n)
    const pending = await house.place(uid, slipOf(on(event)), 10_00n)
    inSeconds(5)
    await Promise.all([exclude(uid), house.bets.decisions.decideDue()])
    await house.bets.decisions.decideDue()
    expect(await house.bet(uid, before)).toMatchObject({ state: 'open' })
    const { state } = await house.bet(uid, pending)
    expect(['open', 'rejected']).toContain(state)
    expect(await house.balance(uid)).toBe(state === 'open' ? 30_00n : 40_00n)
    const later = await house.player(50_00n)
    const waiting = await house.place(later, slipOf(on(event)), 10_00n)
    await exclude(later)
    inSeconds(5)
    await house.bets.decisions.decideDue()
    expect(await house.bet(later, waiting)).toMatchObject({
      state: 'rejected',
      refusal: { code: 'excluded' },
    })
  })

  const exclude = (uid: number) =>
    house.protection.change({
      ...{ uid, now: house.clock(), ip: '198.18.0.1' },
      work: (before) => ({
        after: { ...before, exclusion: { since: house.clock(), until: null } },
        events: [],
      }),
    })
  const setStakeLimit = (uid: number, amount: bigint) =>
    house.protection.change({
      ...{ uid, now: house.clock(), ip: '198.18.0.1' },
      work: ({ limits, ...before }) => {
        const current = { days: 1, amount, currency: 'EUR', since: house.clock() }
        return { after: { ...before, limits: { ...limits, stake: { current, pending: null } } }, events: [] }
      },
    })
})
