import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPayment } from '../../../server/platform/cashier/methods/checkPayment.ts'
import type { Direction } from '../../../server/platform/cashier/methods/paymentMethods.ts'
import { type Payment, paymentRepository } from '../../../server/platform/cashier/paymentRepository.ts'
import type { FieldErrors } from '../../../server/platform/shared/errors.ts'
import { PlatformError } from '../../../server/platform/shared/errors.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, type Player, platformServer } from '../../fixtures/servers/platformServer.ts'

type Method = {
  sysname: string
  name: string
  fields: { sysname: string; attributes: { options?: { select?: unknown } } }[]
} & Record<string, unknown>

const masked = '411111...1111'
const other = { value: 'new', label: 'methods.requisites.card.other' }

describeOnOneDatabase('payment methods', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const methods = async (
    sid: string,
    operation = 'deposit',
    query: Record<string, string> = {},
    locale = 'en',
  ) => {
    const id = operation === 'deposit' ? 'cashier.getdepositsettings' : 'cashier.getwithdrawsettings'
    const { response } = await server.call(id, query, { sid, locale })
    return (response as { methods: Method[] }).methods
  }
  const names = async (...question: Parameters<typeof methods>) =>
    (await methods(...question)).map(({ sysname }) => sysname)

  /** A deposit by card that was paid. */
  const paid = async ({ uid }: Player, change: Partial<Payment> = {}) =>
    paymentRepository.create(
      fresh().database.drizzle,
      {
        uid,
        type: 'deposit',
        status: 'captured',
        method: 'card',
        channel: 'card',
        currency: 'EUR',
        amount: 1000n,
        requisites: { card: 'new' },
        source: { card: masked },
        provider: 'sandbox',
        locale: 'en',
        domain: 'localhost',
        createdAt: new Date(),
        ...change,
      },
      'provider',
    )

  /** What is wrong with a payment, by parameter; else its amount in minor units. */
  async function check(
    { uid }: Player,
    direction: Direction,
    input: { method: string; amount: string; methodId?: number; requisites?: Record<string, string> },
    form?: string,
  ): Promise<bigint | FieldErrors | string> {
    const player = { uid, currency: 'EUR', country_code: 'LV' }
    const services = { live: server.platform.live, database: fresh().database }
    try {
      const asked = {
        direction,
        input: { campaign_offer_id: -1, ...input },
        context: { locale: 'en', ...(form !== undefined && { form }) },
        player: player as Parameters<typeof checkPayment>[1]['player'],
      }
      return (await checkPayment(services, asked)).amount
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      return error.invalidParameters ?? error.message
    }
  }

  it('are offered in the currency and country of the player, in their words', async () => {
    const { sid } = await server.register()
    expect(await names(sid)).toEqual(['card', 'bank-transfer', 'e-wallet', 'crypto', 'mobile'])
    const [card] = await methods(sid, 'deposit', {}, 'de')
    expect(card).toMatchObject({
      id: 1,
      sysname: 'card',
      url_name: 'card',
      name: 'Bankkarte',
      type: 'card',
      opens: 'page',
      min: { amount: '10.00', currency: 'EUR' },
      max: { amount: '5000.00', currency: 'EUR' },
      presets: [{ value: '20' }, { value: '50' }, { value: '100' }, { value: '200' }],
      requisites: [],
      currency: 'EUR',
    })
    const briton = await server.register({ country_code: 'GB', currency: 'GBP' })
    expect(await names(briton.sid)).toEqual(['card', 'bank-transfer', 'e-wallet', 'mobile'])
    const [pounds] = await methods(briton.sid)
    expect(pounds).toMatchObject({ currency: 'GBP', min: { amount: '10.00', currency: 'GBP' } })
  })

  it('are answered one by one, and none that is not offered', async () => {
    const { sid } = await server.register({ country_code: 'GB', currency: 'GBP' })
    expect(await names(sid, 'deposit', { method: 'mobile' })).toEqual(['mobile'])
    expect(await names(sid, 'withdraw', { method: 'mobile' })).toEqual([])
    expect(await names(sid, 'deposit', { method: 'crypto' })).toEqual([])
    expect(await names(sid, 'deposit', { method: 'none' })).toEqual([])
    const { response } = await server.call('cashier.getdepositsettings', { method: 'mobile' }, { sid })
    expect(response.presets).toEqual({
      GBP: [{ value: '5' }, { value: '10' }, { value: '20' }, { value: '50' }],
    })
  })

  it('pay out to cards that were paid in with, and to others without that', async () => {
    const player = await server.register()
    const stranger = await server.register()
    expect(await names(player.sid, 'withdraw')).toEqual(['bank-transfer', 'e-wallet', 'crypto'])
    await paid(player)
    await paid(player, { status: 'declined', source: { card: '222222...2222' } })
    await paid(stranger, { source: { card: '333333...3333' } })
    expect(await names(player.sid, 'withdraw')).toContain('card')
    const [card] = await methods(player.sid, 'withdraw', { method: 'card' })
    expect(card?.requisites).toEqual([{ card: masked }])
    expect(card?.fields[0]?.attributes.options?.select).toEqual([{ value: masked, name: masked }])
    const [deposit] = await methods(player.sid, 'deposit', { method: 'card' })
    expect(deposit?.fields[0]?.attributes.options?.select).toEqual([{ value: masked, name: masked }, other])
    const { response } = await server.call('cashier.getwithdrawsettings', {}, { sid: player.sid })
    expect(response.available).toEqual({ amount: '0.00', currency: 'EUR' })
  })

  it('pay out to an account in the name of the player, unless it says otherwise', async () => {
    const { sid } = await server.register()
    const [transfer] = await methods(sid, 'withdraw', { method: 'bank-transfer' })
    const holder = transfer?.fields.find(({ sysname }) => sysname === 'card_holder')
    expect(holder).toMatchObject({ initial: { from: '/session/full_name' } })
  })

  it('name the banks that they work with in a country', async () => {
    const [latvian, briton] = [
      await server.register(),
      await server.register({ country_code: 'GB', currency: 'GBP' }),
    ]
    const banks = async (sid: string, query = {}) =>
      (await server.call('cashier.getbanks', query, { sid })).response as {
        items: { id: string }[]
        total: number
      }
    const { items, total } = await banks(latvian.sid, { method: 'bank-transfer' })
    expect(items.map(({ id }) => id)).toEqual(['aurora-bank', 'borealis', 'daugava'])
    expect(total).toBe(3)
    expect((await banks(briton.sid)).items.map(({ id }) => id)).toEqual(['aurora-bank', 'thames'])
    expect(await banks(briton.sid, { method: 'card' })).toEqual({ items: [], total: 0 })
  })

  it('are for players only', async () => {
    for (const id of [
      'cashier.getdepositsettings',
      'cashier.getwithdrawsettings',
      'cashier.getbanks',
    ] as const)
      expect((await server.call(id)).error.type).toBe('AuthorizationException')
  })

  it('take whole sums within their limits', async () => {
    const player = await server.register()
    const amount = (sum: string) =>
      check(player, 'deposit', { method: 'card', amount: sum, requisites: { card: 'new' } })
    expect(await amount('10')).toBe(1000n)
    expect(await amount('5000')).toBe(500_000n)
    const range = { amount: [{ code: 'range', params: { min: 10, max: 5000, currency: 'EUR' } }] }
    expect(await amount('9')).toEqual(range)
    expect(await amount('5001')).toEqual(range)
    for (const wrong of ['10.5', '010', '1e3', '10,00'])
      expect(await amount(wrong)).toEqual({ amount: [{ code: 'wrong_field' }] })
  })

  it('take what they ask for, and nothing else', async () => {
    const player = await server.register()
    const deposit = (method: string, requisites?: Record<string, string>) =>
      check(player, 'deposit', { method, amount: '100', ...(requisites && { requisites }) })
    const withdraw = (method: string, requisites: Record<string, string>) =>
      check(player, 'withdraw', { method, amount: '100', requisites })
    expect(await deposit('card')).toEqual({ 'requisites.card': [{ code: 'required' }] })
    // Numbers of cards are typed at the provider, and masked ones must be the player's own.
    expect(await deposit('card', { card: '4111111111111111' })).toEqual({
      'requisites.card': [{ code: 'one_of' }],
    })
    expect(await deposit('card', { card: masked })).toEqual({ 'requisites.card': [{ code: 'one_of' }] })
    await paid(player)
    expect(await deposit('card', { card: masked })).toBe(10_000n)
    expect(await deposit('bank-transfer', { bank: 'daugava' })).toBe(10_000n)
    expect(await deposit('bank-transfer', { bank: 'thames' })).toEqual({
      'requisites.bank': [{ code: 'one_of' }],
    })
    expect(await deposit('card', { card: 'new', amount: '1', extra: 'x' })).toEqual({
      'requisites.extra': [{ code: 'wrong_field' }],
      'requisites.amount': [{ code: 'wrong_field' }],
    })
    const holder = { card_holder: 'Anna Berzina' }
    expect(await withdraw('bank-transfer', { iban: 'LV80BANK0000435195001', ...holder })).toBe(10_000n)
    expect(await withdraw('bank-transfer', { iban: 'LV81BANK0000435195001', ...holder })).toEqual({
      'requisites.iban': [{ code: 'iban' }],
    })
    expect(await withdraw('card', { card: 'new' })).toEqual({ 'requisites.card': [{ code: 'one_of' }] })
    expect(await withdraw('card', { card: masked })).toBe(10_000n)
    expect(await withdraw('mobile', {})).toEqual({ method: [{ code: 'one_of' }] })
  })

  it.each([
    ['deposit', 'card', { card: 'new' }, 1],
    ['withdraw', 'e-wallet', { email: 'anna@example.com' }, 3],
  ] as const)('are named by their number too: %s', async (direction, method, requisites, number) => {
    const player = await server.register()
    const asked = { method, amount: '100', requisites }
    expect(await check(player, direction, { ...asked, methodId: number })).toBe(10_000n)
    expect(await check(player, direction, { ...asked, methodId: number + 1 })).toEqual({
      methodId: [{ code: 'wrong_field' }],
    })
  })

  it('are checked whatever form a caller names', async () => {
    const player = await server.register()
    const input = { method: 'card', amount: '1', requisites: { card: 'new' } }
    for (const form of ['sign-in', 'withdraw', 'requisites-card', 'none'])
      expect(await check(player, 'deposit', input, form)).toBe('This form cannot be submitted here')
  })
})
