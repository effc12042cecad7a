import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import {
  type PlatformServer,
  password,
  platformServer,
  starterSite,
} from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

type Items = { items: Record<string, unknown>[]; total: number }

describeOnOneDatabase('campaigns', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  /** A server whose room of sports is open or not. */
  async function withSportsbook(isOpen: () => boolean, clock = () => new Date()) {
    const site = await starterSite()
    const artefact = <T>(name: string) => {
      const found = site.artefact<T>(name)
      return name === 'page/betting/home' ? ({ ...found, opensSoon: !isOpen() } as T) : found
    }
    return platformServer(fresh().database, { clock }, { ...site, artefact })
  }

  const key = () => ({ 'idempotency-key': randomBytes(8).toString('hex') })
  const activate = (sid: string, code: string, headers = key()) =>
    server.call('campaigns.activateOffer', { promo_code: code }, { sid, headers })
  const check = async (code: string, sid?: string) =>
    (await server.call('campaigns.checkPromocode', { promo_code: code }, sid === undefined ? {} : { sid }))
      .response
  const bonuses = async (sid: string) =>
    (await server.call('bonuses.get', {}, { sid })).response as unknown as Items
  const packs = async (sid: string) =>
    (await server.call('freespins.get', {}, { sid })).response as unknown as Items
  const offers = async (sid?: string) => {
    const { response } = await server.call('campaigns.getoffers', {}, sid === undefined ? {} : { sid })
    return (response as unknown as Items).items
  }

  /** What the cashier does with a deposit. */
  const payIn = (uid: number, amount: bigint, { method = 'card', offer = -1 } = {}) =>
    fresh().database.transaction(async (tx) => {
      const { campaigns } = server.platform.promotions
      const { journals: more } = await campaigns.deposited(
        tx,
        uid,
        { amount, currency: 'EUR', method },
        offer,
      )
      await server.platform.ledger.post(tx, [deposit(uid, amount), ...more])
    })

  it('tell whether a promo code can be used, to everybody', async () => {
    expect(await check(' aurora ')).toEqual({ value: 'aurora', validity: true })
    expect(await check('nothing')).toEqual({ value: 'nothing', validity: false, message: 'NOT_FOUND' })
    expect(await check('SUMMER26')).toMatchObject({ validity: false, message: 'EXPIRED' })
    expect(await check('$%&')).toMatchObject({ validity: false, message: 'INVALID' })
    expect(await check('   ')).toMatchObject({ value: '', validity: false, message: 'INVALID' })
  })

  it('let nobody try code after code', async () => {
    const guess = () =>
      server.call('campaigns.checkPromocode', { promo_code: 'guess' }, { ip: '203.0.113.7' })
    const answers = await Promise.all(Array.from({ length: 61 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    const { sid } = await server.register()
    const tries = await Promise.all(Array.from({ length: 21 }, () => activate(sid, 'guess')))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('give a bonus for a code, with its terms, in the words of the player', async () => {
    const { sid } = await server.register()
    const { response } = await server.call(
      'campaigns.activateOffer',
      { promo_code: 'Aurora' },
      { sid, locale: 'de', headers: key() },
    )
    expect(response).toMatchObject({ id: 2, description: { name: 'Willkommensgeschenk' } })
    // What was won, in the currency of the player.
    const ten = { amount: '10.00', currency: 'EUR' }
    expect(response.promotions).toMatchObject([{ type: 'bonus', amount: ten, wagering: 20, days: 14 }])
    const spins = await server.call(
      'campaigns.activateOffer',
      { promo_code: 'SPINS20' },
      { sid, headers: key() },
    )
    expect(spins.response.promotions).toMatchObject([
      { type: 'freespins', spins: 20, stake: { amount: '0.10', currency: 'EUR' }, days: 7 },
    ])
    const { items, total } = await bonuses(sid)
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      status: 'available',
      description: { name: 'Gift bonus', image: '/assets/site/card-promotions.svg' },
      amount: { amount: '10.00', currency: 'EUR' },
      wagering_left: { amount: '200.00', currency: 'EUR' },
      progress: { minValue: 0, maxValue: 200, expCount: 0, percent: 0 },
    })
    expect(await check('AURORA', sid)).toMatchObject({ validity: false, message: 'ALREADY_USED' })
  })

  it('give a free bet for a code, once bets are taken, which stands among the bonuses with its terms', async () => {
    let isOpen = false
    const sports = await withSportsbook(() => isOpen)
    const { sid } = await sports.register()
    const enter = () =>
      sports.call('campaigns.activateOffer', { promo_code: 'freebet' }, { sid, headers: key() })
    expect((await enter()).error).toMatchObject({ error_data: { promo_code: ['NOT_FOUND'] } })
    isOpen = true
    const five = { amount: '5.00', currency: 'EUR' }
    expect((await enter()).response.promotions).toMatchObject([
      { type: 'freebet', free_bet: five, days: 14, is_stake_returned: false, least_leg_odds: '1.50' },
    ])
    expect((await sports.call('sports.getFreeBets', {}, { sid, locale: 'de' })).response).toMatchObject({
      total: 1,
      items: [
        {
          ...{ amount: five, status: 'active', kinds: ['single', 'multiple'], least_leg_odds: '1.50' },
          ...{ is_stake_returned: false, is_cash_out_offered: false },
          description: { name: 'Sport-Gratiswette' },
        },
      ],
    })
    expect((await sports.call('sports.getFreeBets', { status: 'used' }, { sid })).response).toMatchObject({
      total: 0,
    })
    await sports.close()
  })

  it('are entered by a code at registration, which is refused where the code is', async () => {
    const { sid } = await server.register({ promo_code: ' aurora ' })
    expect((await bonuses(sid)).items).toMatchObject([{ status: 'available', amount: { amount: '10.00' } }])
    const fields = quickRegistration('promo@example.com', password)
    const withCode = (promo_code: string) =>
      server.call('auth.register', { ...fields, promo_code }, { form: 'registration-fast' })
    expect((await withCode('SUMMER26')).error).toMatchObject({
      type: 'InvalidParameterException',
      error_data: { promo_code: ['EXPIRED'] },
      invalid_parameters: { promo_code: [{ code: 'EXPIRED' }] },
    })
    const { status, response } = await withCode('spins20')
    expect(status).toBe(200)
    // What was won, as an activation says it.
    expect(response).toMatchObject({
      status: 'success',
      offer: { description: { name: expect.any(String) }, promotions: [{ type: 'freespins', spins: 20 }] },
    })
  })

  it('refuse a code by a list of reasons, and at the field', async () => {
    const { sid } = await server.register()
    const refusal = async (code: string) => (await activate(sid, code)).error
    expect(await refusal('nothing')).toMatchObject({
      type: 'InvalidParameterException',
      error_data: { promo_code: ['NOT_FOUND'] },
      invalid_parameters: { promo_code: [{ code: 'NOT_FOUND' }] },
    })
    expect(await refusal('summer26')).toMatchObject({ error_data: { promo_code: ['EXPIRED'] } })
    await activate(sid, 'SPINS20')
    expect(await refusal('SPINS20')).toMatchObject({ error_data: { promo_code: ['ALREADY_USED'] } })
    expect(
      (await server.call('campaigns.activateOffer', { promo_code: 'AURORA' }, { headers: key() })).status,
    ).toBe(401)
  })

  it('are entered once, however many codes of theirs arrive together, and by one key with one answer', async () => {
    const { sid } = await server.register()
    const codes = Array.from({ length: 10 }, (_, at) => (at % 2 ? 'AURORA' : 'WELCOME10'))
    const answers = await Promise.all(codes.map((code) => activate(sid, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await bonuses(sid)).total).toBe(1)

    const headers = key()
    const again = await Promise.all(Array.from({ length: 5 }, () => activate(sid, 'SPINS20', headers)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await packs(sid)).items).toMatchObject([
      {
        game: { sysname: 'northlight-forge-polar-hollow' },
        remaining_count: 20,
        total_count: 20,
        status: 'active',
      },
    ])
  })

  it('show visitors what a deposit brings, and players what they can have', async () => {
    expect((await offers()).map(({ id }) => id)).toEqual([1])
    const one = async (id: string) => (await server.call('campaigns.getoffers', { id }, {})).response
    expect(await one('1')).toMatchObject({ items: [{ id: 1 }], total: 1 })
    expect(await one('welcome')).toMatchObject({ items: [{ id: 1 }], total: 1 })
    expect(await one('4')).toMatchObject({ items: [], total: 0 })
    const { sid, uid } = await server.register()
    expect((await offers(sid)).map(({ id }) => id)).toEqual([1, 4, 7])
    expect((await offers(sid))[0]).toMatchObject({
      trigger: { action: 'deposit', params: { exclude_methods: [] }, user_satisfies_params: true },
      description: { name: 'Welcome bonus' },
      promotions: [
        { id: 1, type: 'bonus' },
        { id: 2, type: 'freespins' },
      ],
    })
    await payIn(uid, 1000n)
    // The welcome was for the first deposit.
    expect((await offers(sid)).map(({ id }) => id)).toEqual([4, 7])
    const { response } = await server.call('campaigns.getoffers', { fields: 'trigger' }, { sid })
    expect((response as unknown as Items).items.map((item) => Object.keys(item))).toEqual([
      ['id', 'trigger'],
      ['id', 'trigger'],
    ])
  })

  it('say before a deposit what it would bring, in the currency of the player', async () => {
    const { sid } = await server.register()
    const euro = (amount: string) => ({ amount, currency: 'EUR' })
    const ask = async (input: Record<string, string>, by?: string) =>
      (
        (await server.call('campaigns.getoffers', { id: 'welcome', ...input }, by ? { sid: by } : {}))
          .response as unknown as Items
      ).items[0]
    expect(await ask({ amount: '50' }, sid)).toMatchObject({
      min_amount: euro('20.00'),
      brings: { counts: true, bonus: euro('50.00'), wagering: euro('1750.00'), days: 30, spins: 50 },
      greatest: { bonus: euro('200.00'), wagering: euro('7000.00') },
      promotions: [
        { percent: 100, most: euro('200.00'), wagering: 35, days: 30 },
        { spins: 50, stake: euro('0.20'), days: 7 },
      ],
    })
    expect(await ask({ amount: '19.99' }, sid)).toMatchObject({ brings: { counts: false } })
    expect(await ask({}, sid)).not.toHaveProperty('brings')
    const anybody = await ask({ amount: '50' })
    expect(anybody).not.toHaveProperty('brings')
    // Who is not signed in reads the terms in the first currency of the site.
    expect(anybody).toMatchObject({
      min_amount: euro('20.00'),
      greatest: { bonus: euro('200.00'), spins: 50 },
      promotions: [
        { percent: 100, most: euro('200.00'), wagering: 35, days: 30, most_stake: euro('5.00') },
        { spins: 50, stake: euro('0.20'), days: 7 },
      ],
    })
  })

  it('give a part of a first deposit that was made for them, in its transaction', async () => {
    const { sid, uid } = await server.register()
    await payIn(uid, 30_050n, { offer: 1 })
    expect((await bonuses(sid)).items).toMatchObject([{ status: 'active', amount: { amount: '200.00' } }])
    expect((await packs(sid)).items).toMatchObject([{ remaining_count: 50 }])
    expect((await server.call('account.getBalance', {}, { sid })).response).toMatchObject({
      balance_main: { amount: '300.50' },
      balance_bonus: { amount: '200.00' },
    })
    await payIn(uid, 30_000n, { offer: 1 })
    expect((await bonuses(sid)).total).toBe(1)
  })

  it('leave a deposit alone that is too small, or was made for nothing', async () => {
    const { sid, uid } = await server.register()
    await payIn(uid, 1999n, { offer: 1 })
    await payIn(uid, 5000n)
    expect((await bonuses(sid)).total).toBe(0)
  })

  it('wait for a deposit after a code or a choice, and take the first that counts', async () => {
    const { sid, uid } = await server.register()
    expect((await activate(sid, 'RELOAD50')).status).toBe(200)
    expect((await offers(sid)).map(({ id }) => id)).toContain(5)
    await payIn(uid, 4999n)
    expect((await bonuses(sid)).total).toBe(0)
    await payIn(uid, 6001n)
    await payIn(uid, 6001n)
    expect((await bonuses(sid)).items).toMatchObject([{ status: 'available', amount: { amount: '30.00' } }])
    expect((await offers(sid)).map(({ id }) => id)).not.toContain(5)
  })

  it('are taken once', async () => {
    const server = await withSportsbook(() => true)
    const { sid } = await server.register()
    const take = (offer: string) =>
      server.call('campaigns.takepromotions', { offer_id: offer }, { sid, headers: key() })
    const answers = await Promise.all(Array.from({ length: 5 }, () => take('4')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await take('4')).error.invalid_parameters).toEqual({ offer_id: [{ code: 'already_taken' }] })
    for (const hidden of ['2', '7', '99'])
      expect((await take(hidden)).error.invalid_parameters).toEqual({ offer_id: [{ code: 'not_found' }] })
    const { response } = await server.call('BettingBonuses.get', {}, { sid })
    expect((response as unknown as Items).items).toMatchObject([
      { status: 'available', amount: { amount: '5.00' } },
    ])
    await server.close()
  })

  it('of a room are offered and given from the day that it opens, and its bonuses wait where it closes', async () => {
    let isOpen = false
    let now = new Date()
    const server = await withSportsbook(
      () => isOpen,
      () => now,
    )
    const { sid } = await server.register()
    const offered = async () =>
      ((await server.call('campaigns.getoffers', {}, { sid })).response as unknown as Items).items.map(
        ({ id }) => id,
      )
    const take = () => server.call('campaigns.takepromotions', { offer_id: '4' }, { sid, headers: key() })
    expect(await offered()).not.toContain(4)
    const refused = await take()
    expect(refused.error.invalid_parameters).toEqual({ offer_id: [{ code: 'not_found' }] })

    isOpen = true
    expect(await offered()).toContain(4)
    expect((await take()).status).toBe(200)
    const { sweep } = server.platform.promotions.bonuses
    const after = async (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000)
      await sweep()
      const { response } = await server.call('BettingBonuses.get', {}, { sid })
      const [bonus] = (response as unknown as Items).items
      return bonus
    }
    const until = new Date(now.getTime() + 14 * 86_400_000).toISOString()
    expect(await after(0)).toMatchObject({ status: 'available', expired_at: until })
    isOpen = false
    await sweep()
    const waiting = await after(60)
    expect(waiting).toMatchObject({ status: 'available' })
    expect(waiting).not.toHaveProperty('expired_at')
    const activate = (bonus: string) =>
      server.call('BettingBonuses.activate', { bonus_id: bonus }, { sid, headers: key() })
    expect((await activate(String(waiting?.id))).error.error_data).toEqual({ reason: 'not_open' })
    isOpen = true
    const later = new Date(Date.parse(until) + 60 * 86_400_000).toISOString()
    expect(await after(0)).toMatchObject({ status: 'available', expired_at: later })
    expect(await after(13)).toMatchObject({ status: 'available' })
    expect(await after(2)).toMatchObject({ status: 'expired' })
    await server.close()
  })
})
