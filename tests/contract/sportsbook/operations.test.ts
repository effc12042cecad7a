import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type BettingHouse,
  bettingHouse,
  on,
  over,
  under,
  wideBook,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { payingPlayer } from '../../fixtures/players/players.ts'
import { together } from '../../fixtures/run/together.ts'
import { platformServer, starterSite } from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

describeOnOneDatabase('operations of bets', (fresh) => {
  let house: BettingHouse
  let server: Awaited<ReturnType<typeof platformServer>>
  beforeAll(async () => {
    house = await bettingHouse(fresh())
    const site = await starterSite()
    const definition = <T>(key: string) =>
      key === 'sportsbook/main' ? ({ ...wideBook, delay: 1 } as T) : site.definition<T>(key)
    server = await platformServer(fresh().database, {}, { ...site, definition })
  })
  afterAll(async () => {
    await server.close()
    house.close()
  })

  async function player() {
    const { uid, sid } = await payingPlayer(fresh().database)
    await fresh().database.transaction((tx) => house.ledger.post(tx, [deposit(uid, 100_00n)]))
    return { uid, sid }
  }
  const quote = (slip: object, fields: Record<string, string> = {}, sid?: string) =>
    server.call('sports.quote', { slip: JSON.stringify(slip), ...fields }, sid === undefined ? {} : { sid })
  const command = (
    operation: 'sports.placebet' | 'sports.cashOut',
    fields: Record<string, string>,
    { sid, key = randomUUID() }: { sid: string; key?: string },
  ) => server.call(operation, fields, { sid, headers: { 'idempotency-key': key } })
  const single = (event: string) => ({ selections: [on(event)], system: 'single' })
  const sum = (amount: string) => ({ amount, currency: 'EUR' })

  it('quote to anybody, in the currency that is named', async () => {
    const event = await house.event()
    const told = await quote(single(event), { stake: '10', currency: 'EUR' })
    expect(told).toMatchObject({
      status: 200,
      response: {
        ...{ codes: [], delay: 0, stakes: 1, combined_odds: 19_000 },
        selections: [{ event, outcome: over, odds: 19_000, is_live: false, codes: [] }],
        ...{ least_stake: sum('0.10'), possible_return: sum('19.00'), most_win: sum('50000000.00') },
        ...{ kinds: ['single', 'multiple', 'system', 'bankers'], price_changes: ['none', 'higher', 'any'] },
      },
    })
    expect(told.response.id).toBeDefined()
    expect(await quote(single(event), { currency: 'USD' })).toMatchObject({
      ...{ status: 400, error: { invalid_parameters: { currency: [{ code: 'not_available' }] } } },
    })
    expect((await quote({ selections: [], system: 'single' })).status).toBe(400)
    expect((await quote({ ...single(event), stranger: 1 })).status).toBe(400)
  })

  it('place a bet once for each key, in however many tabs', async () => {
    const { uid, sid } = await player()
    const event = await house.event()
    const told = await quote(single(event), {}, sid)
    const fields = { quote: String(told.response.id), stake: '10' }
    const key = randomUUID()
    const tries = await together([1, 2, 3].map(() => () => command('sports.placebet', fields, { sid, key })))
    const answers = tries.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
    expect(answers[0]).toMatchObject({
      status: 200,
      response: { bet: { status: 'open', stake: sum('10.00'), possible_return: sum('19.00') } },
    })
    for (const answer of answers) expect(answer?.response).toEqual(answers[0]?.response)
    expect(await house.balance(uid)).toBe(90_00n)
    expect(await command('sports.placebet', fields, { sid })).toMatchObject({
      ...{ status: 409, error: { error_data: { reason: 'quote_expired' } } },
    })
    expect(await command('sports.placebet', { ...fields, stake: '0.001' }, { sid })).toMatchObject({
      ...{ status: 400, error: { invalid_parameters: { stake: [{ code: 'decimals' }] } } },
    })
  })

  it('take a free bet in place of money', async () => {
    const { uid, sid } = await player()
    const id = await house.freeBet(uid, 5_00n)
    const event = await house.event()
    const freeBet = { free_bet: String(id) }
    const { response } = await quote(single(event), freeBet, sid)
    expect(response).toMatchObject({
      free_bet: { id, codes: [], amount: sum('5.00'), line_stake: sum('5.00'), possible_return: sum('4.50') },
    })
    const fields = { quote: String(response.id) }
    for (const [more, code] of [
      [{}, 'required'],
      [{ ...freeBet, stake: '5' }, 'not_available'],
    ] as const)
      expect(await command('sports.placebet', { ...fields, ...more }, { sid })).toMatchObject({
        ...{ status: 400, error: { invalid_parameters: { stake: [{ code }] } } },
      })
    const placed = await command('sports.placebet', { ...fields, ...freeBet }, { sid })
    expect(placed.response.bet).toMatchObject({
      ...{ stake: sum('5.00'), possible_return: sum('4.50') },
      free_bet: { id, is_stake_returned: false, is_given_back: false },
    })
    expect(placed.response.bet).not.toHaveProperty('bonus_stake')
    const { id: bet } = placed.response.bet as { id: number }
    const used = await server.call('sports.getFreeBets', { status: 'used' }, { sid })
    expect(used.response).toMatchObject({ items: [{ id, bet, status: 'used' }] })
    expect((await quote(single(event), freeBet)).response).toMatchObject({
      free_bet: { id, codes: ['free_bet_gone'] },
    })
    await house.settle(event, { [over]: won })
    await house.bets.settlement.settleEvents([event])
    expect(await house.balance(uid)).toBe(104_50n)
    expect((await server.call('sports.getBet', { bet: String(bet) }, { sid })).response).toMatchObject({
      computation: { kept_stake: sum('5.00'), returned: sum('4.50') },
    })
    expect((await server.call('sports.getBets', { status: 'settled' }, { sid })).response).toMatchObject({
      totals: { staked: sum('0.00'), returned: sum('4.50'), won: sum('4.50') },
    })
  })

  it('decide a bet in play by themselves when its delay is over', async () => {
    const { uid, sid } = await player()
    const event = await house.event({ [over]: 19_000, [under]: 19_000 }, { eventStatus: 1 })
    const told = await quote(single(event), {}, sid)
    const placed = await command('sports.placebet', { quote: String(told.response.id), stake: '1' }, { sid })
    const { id, status } = placed.response.bet as { id: number; status: string }
    expect(status).toBe('pending')
    await expect.poll(async () => (await house.bet(uid, id)).state).toBe('open')
  })

  it('list bets by what they wait for, and say how a return was computed', async () => {
    const { sid } = await player()
    const events = [await house.event(), await house.event({ [over]: 25_000, [under]: 15_000 })]
    const slip = { selections: events.map((event) => on(event)), system: 'multiple' }
    const told = await quote(slip, {}, sid)
    const placed = await command('sports.placebet', { quote: String(told.response.id), stake: '10' }, { sid })
    const { id } = placed.response.bet as { id: number }
    expect((await server.call('sports.getBets', {}, { sid })).response).toMatchObject({
      ...{ total: 1, items: [{ id, status: 'open' }] },
    })
    for (const event of events) await house.settle(event, { [over]: won })
    await house.bets.settlement.settleEvents(events)
    expect((await server.call('sports.getBets', {}, { sid })).response).toMatchObject({ total: 0, items: [] })
    expect((await server.call('sports.getBets', { status: 'settled' }, { sid })).response).toMatchObject({
      ...{ total: 1, items: [{ id, status: 'settled', returned: sum('47.50') }] },
      totals: { staked: sum('10.00'), returned: sum('47.50'), won: sum('37.50') },
    })
    const past = { status: 'settled', date_to: '2020-01-01' }
    expect((await server.call('sports.getBets', past, { sid })).response).toMatchObject({
      ...{ total: 0, totals: { won: sum('0.00') } },
    })
    const { version } = (await server.call('sports.getRules', { sport: '1' })).response
    expect((await server.call('sports.getBet', { bet: String(id) }, { sid })).response).toMatchObject({
      bet: { selections: [{ result: 'won', rules_version: version }, { result: 'won' }] },
      computation: { factors: ['19/10', '5/2'], lines: '19/4', returned: sum('47.50') },
      cash_outs: [],
    })
    const other = await player()
    expect(await server.call('sports.getBet', { bet: String(id) }, { sid: other.sid })).toMatchObject({
      ...{ status: 400, error: { invalid_parameters: { bet: [{ code: 'not_found' }] } } },
    })
  })

  it('cash out at what was offered', async () => {
    const { uid, sid } = await player()
    const event = await house.event({ [over]: 40_000, [under]: 12_000 }, { chances: { [over]: 0.25 } })
    const told = await quote(single(event), {}, sid)
    const placed = await command('sports.placebet', { quote: String(told.response.id), stake: '10' }, { sid })
    const { id } = placed.response.bet as { id: number }
    const offer = await server.call('sports.getCashOut', { bet: String(id), share: '5000' }, { sid })
    expect(offer.response).toMatchObject({ amount: sum('4.75'), share: 5000 })
    expect(await command('sports.cashOut', { offer: String(offer.response.id) }, { sid })).toMatchObject({
      ...{
        status: 200,
        response: { bet: { id, cashed_out: sum('4.75'), cashed_share: 5000, status: 'open' } },
      },
    })
    expect(await house.balance(uid)).toBe(94_75n)
    const shown = await server.call('sports.getBet', { bet: String(id) }, { sid })
    expect(shown.response).toMatchObject({ cash_outs: [{ share: 5000, amount: sum('4.75') }] })
  })
})
