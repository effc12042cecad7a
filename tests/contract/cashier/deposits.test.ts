import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import { ProviderError } from '../../../server/platform/cashier/provider/PaymentProvider.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'

describeOnOneDatabase('deposits', (fresh) => {
  let server: CashierServer
  beforeAll(async () => {
    server = await cashierServer(fresh().database)
  })
  afterAll(() => server.close())

  const info = async (sid: string, id: unknown) =>
    (await server.call('cashier.getdepositinfo', { id: String(id) }, { sid })).response
  const suspense = async (id: unknown) =>
    (await server.platform.cashier.operator.inSuspense()).filter(({ paymentId }) => paymentId === id)
  /** A player with a deposit of 50 EUR that waits to be paid. */
  async function begun() {
    const player = await server.player()
    const { response } = await server.deposit(player)
    return { player, id: response.id, reference: `deposit-${response.id}` }
  }

  it('lead to the page of the provider, and are booked when it says that they are captured', async () => {
    const player = await server.player()
    const { status, response } = await server.deposit(player)
    const reference = `deposit-${response.id}`
    expect(status).toBe(200)
    expect(response).toEqual({
      id: response.id,
      status: 'pending',
      redirect: { url: `https://pay.example/p-${reference}`, method: 'GET', new_window: false },
    })
    expect(server.orders.at(-1)).toMatchObject({
      reference,
      channel: 'card',
      amount: 5000n,
      currency: 'EUR',
      requisites: { card: 'new' },
      player: { uid: player.uid, country: 'LV' },
      returns: {
        success: expect.stringContaining(`/cashier/paysuccess/${response.id}`),
        cancel: expect.stringMatching(/\/cashier\/paycancel\?transaction=\d+$/),
      },
    })
    expect(await server.main(player)).toBe('0.00')

    const told: { name: string; data: unknown }[] = []
    const end = fresh().database.notifier.subscribe('player', (text) => {
      const { uid, name, data } = JSON.parse(text)
      // That it is pending may be heard only now.
      if (uid === player.uid && data.status !== 'pending') told.push({ name, data })
    })
    const requisites = { card: '411111...1111' }
    expect(await server.say(reference, 'captured', { requisites })).toEqual({ status: 200, outcome: 'moved' })
    expect(await server.main(player)).toBe('50.00')
    expect(await server.reach.letterTo(player.email, 1)).toMatchObject({
      text: expect.stringContaining('€50'),
    })
    expect(await info(player.sid, response.id)).toMatchObject({
      method: 'card',
      type: 'deposit',
      amount: { amount: '50.00', currency: 'EUR' },
      status: 'captured',
      requisites,
    })
    expect(await server.history(response.id)).toEqual([
      'created by player',
      'pending by provider',
      'captured by provider',
    ])
    await expect.poll(() => told.map(({ name }) => name).sort()).toEqual(['balance', 'payment'])
    expect(told).toContainEqual({
      name: 'payment',
      data: { id: response.id, type: 'deposit', status: 'captured' },
    })
    end()
  })

  it.each([
    ['card', { card: 'new' }],
    ['bank-transfer', { bank: 'daugava' }],
    ['e-wallet', { email: 'anna@example.com' }],
    ['crypto', { network: 'eth' }],
    ['mobile', { phone_country_code: 'LV', phone: '20000001' }],
  ] as const)(
    'by %s end as the provider says, and move money only when they are captured',
    async (method, requisites) => {
      for (const state of ['captured', 'declined', 'cancelled', 'expired', 'pending'] as const) {
        const player = await server.player()
        const { status, response } = await server.deposit(player, { method, requisites })
        expect(status).toBe(200)
        await server.say(`deposit-${response.id}`, state)
        expect(await info(player.sid, response.id)).toMatchObject({ method, status: state })
        expect(await server.main(player), state).toBe(state === 'captured' ? '50.00' : '0.00')
      }
    },
  )

  it('say why they were declined where the player can do something about it, and nothing else', async () => {
    for (const [reason, told] of [
      ['insufficient_funds', 'insufficient_funds'],
      ['fraud_score_97', undefined],
    ]) {
      const { player, id, reference } = await begun()
      await server.say(reference, 'declined', { reason })
      expect((await info(player.sid, id)).reason).toBe(told)
    }
  })

  it('are not begun for an offer that they would lose', async () => {
    const player = await server.player()
    const refused = await server.deposit(player, { amount: '10', offer: 1 })
    expect(refused.error.invalid_parameters).toEqual({
      campaign_offer_id: [{ code: 'min_amount', params: { min: 20, currency: 'EUR' } }],
    })
    for (const offer of [2, 4, 999])
      expect((await server.deposit(player, { offer })).error.invalid_parameters).toEqual({
        campaign_offer_id: [{ code: 'not_available' }],
      })
    expect((await server.deposit(player, { amount: '10' })).status).toBe(200)
  })

  it('bring the offer that was chosen with them, in the same posting', async () => {
    const player = await server.player()
    const { response } = await server.deposit(player, { offer: 1 })
    await server.say(`deposit-${response.id}`, 'captured')
    const balances = await server.platform.ledger.balances(player.uid)
    expect(balances).toMatchObject({ balance_main: { amount: '50.00' }, balance_bonus: { amount: '50.00' } })
  })

  it('say what they brought, beside when they came where', async () => {
    const player = await server.player()
    const { response } = await server.deposit(player, { offer: 1 })
    await server.say(`deposit-${response.id}`, 'captured')
    const told = await info(player.sid, response.id)
    expect(told).toMatchObject({ received: { bonus: { amount: '50.00', currency: 'EUR' } } })
    expect(Object.keys(told.times as object)).toEqual(['created', 'pending', 'captured'])
    expect(told).not.toHaveProperty('redirect')
    const plain = await begun()
    await server.say(plain.reference, 'captured')
    expect(await info(plain.player.sid, plain.id)).not.toHaveProperty('received')
  })

  describe('that nobody paid yet', () => {
    it('can be gone on with, by the page that they lead to', async () => {
      const { player, id, reference } = await begun()
      const { response } = await server.call('cashier.gethistory', {}, { sid: player.sid })
      expect(response.items).toMatchObject([
        {
          id,
          redirect: { url: `https://pay.example/p-${reference}`, method: 'GET', new_window: false },
          expires_at: expect.any(String),
        },
      ])
    })

    it('are given up by their player, with nothing booked, and once', async () => {
      const { player, id, reference } = await begun()
      const other = await server.player()
      expect((await server.giveUp(other, id)).error.invalid_parameters).toEqual({
        id: [{ code: 'not_found' }],
      })
      const key = 'a-key-of-one-player'
      for (const _again of [1, 2])
        expect(await server.giveUp(player, id, key)).toMatchObject({ status: 200, response: { value: 1 } })
      expect(await info(player.sid, id)).toMatchObject({ status: 'cancelled' })
      expect(await server.history(id)).toEqual([
        'created by player',
        'pending by provider',
        'cancelled by provider',
      ])
      expect(await server.main(player)).toBe('0.00')
      // Somebody has it paid in spite of all: money lies with the provider, and a human decides.
      expect(await server.say(reference, 'captured')).toMatchObject({ outcome: 'suspense' })
    })

    it('are paid where the payment was faster than the player who gives them up', async () => {
      const { player, id, reference } = await begun()
      server.script.cancel = () => server.event(reference, 'captured')
      const refused = await server.giveUp(player, id)
      expect(refused.error).toMatchObject({
        type: 'BillingTransactionDeclinedException',
        error_data: { reason: 'not_cancellable', status: 'captured' },
      })
      expect(await server.main(player)).toBe('50.00')
      server.script.cancel = undefined
      expect(await server.giveUp(player, id)).toMatchObject({ status: 409 })
    })

    it('are booked once, and not given up, where the callback and the player come together', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { player, id, reference } = await begun()
        const captured = server.event(reference, 'captured')
        server.script.cancel = () => captured
        const [refused] = await Promise.all([server.giveUp(player, id), server.tell(captured)])
        expect(refused.error.error_data).toMatchObject({ status: 'captured' })
        expect(await server.main(player)).toBe('50.00')
        expect(await suspense(id)).toEqual([])
      }
      server.script.cancel = undefined
    })

    it('go on where the provider cannot give them up, and end where it never heard of them', async () => {
      const { player, id, reference } = await begun()
      server.script.cancel = () => {
        throw new ProviderError('faulty', 'No such call', { status: 404 })
      }
      expect((await server.giveUp(player, id)).error.error_data).toMatchObject({ status: 'pending' })
      server.script.cancel = () => server.event(reference, 'pending')
      expect((await server.giveUp(player, id)).error.error_data).toMatchObject({ status: 'pending' })
      server.script.trouble = 'unreachable'
      expect((await server.giveUp(player, id)).error.type).toBe('BillingUnavailableException')
      const unheard = await server.deposit(player)
      expect(unheard.error.type).toBe('BillingUnavailableException')
      server.script.trouble = undefined
      const { response } = await server.call('cashier.gethistory', {}, { sid: player.sid })
      const [last] = response.items as { id: number; status: string }[]
      expect(last).toMatchObject({ status: 'created' })
      server.script.cancel = () => undefined
      expect(await server.giveUp(player, last?.id)).toMatchObject({ status: 200 })
      expect(await server.history(last?.id)).toEqual(['created by player', 'cancelled by player'])
      server.script.cancel = undefined
    })
  })

  it('are told within the limit that the player has set, at once', async () => {
    const player = await server.player()
    const answer = async (method: string) =>
      (await server.call('cashier.getdepositsettings', { method }, { sid: player.sid })).response
    const settings = async (method: string) => ((await answer(method)).methods as object[])[0]
    expect(await answer('card')).not.toHaveProperty('limit')
    expect(await settings('card')).toMatchObject({ max: { amount: '5000.00' }, time: expect.any(String) })
    await server.call('account.setLimit', { kind: 'deposit', amount: '60', period: '7' }, { sid: player.sid })
    expect(await settings('card')).toMatchObject({
      min: { amount: '10.00' },
      max: { amount: '60.00' },
      presets: [{ value: '20' }, { value: '50' }],
    })
    const { response } = await server.deposit(player, { amount: '52' })
    expect(await settings('card')).toMatchObject({ beyond_limit: true, max: { amount: '5000.00' } })
    expect(await settings('e-wallet')).toMatchObject({ max: { amount: '8.00' }, presets: [] })
    // What the page says of the limit comes with the bounds that follow from it.
    expect((await answer('e-wallet')).limit).toMatchObject({
      ...{ kind: 'deposit', period: '7', is_used_up: false },
      ...{ available_amount: { amount: '8.00' }, held_amount: { amount: '52.00' } },
    })
    const { response: last } = await server.deposit(player, {
      ...{ method: 'e-wallet', amount: '8', requisites: { email: 'a@example.com' } },
    })
    expect((await answer('e-wallet')).limit).toMatchObject({
      ...{ is_used_up: true, available_amount: { amount: '0.00' }, held_amount: { amount: '60.00' } },
    })
    expect(last).toMatchObject({ id: expect.any(Number) })
    expect((await server.giveUp(player, response.id)).status).toBe(200)
    expect(await settings('card')).toMatchObject({ max: { amount: '52.00' } })
    // Of a limit that is lower than what is open, no more is held than there is.
    await server.call('account.setLimit', { kind: 'deposit', amount: '5', period: '7' }, { sid: player.sid })
    expect((await answer('card')).limit).toMatchObject({ is_used_up: true, held_amount: { amount: '5.00' } })
  })

  it('are found by the days on which they were begun, in the history', async () => {
    const { player, id } = await begun()
    const found = async (query: Record<string, string>) =>
      (
        (await server.call('cashier.gethistory', query, { sid: player.sid })).response.items as {
          id: number
        }[]
      ).map((one) => one.id)
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    expect(await found({ date_from: day(-1) })).toEqual([id])
    expect(await found({ date_to: day(-2) })).toEqual([])
    expect(
      (await server.call('cashier.gethistory', { date_from: day(0), date_to: day(-1) }, { sid: player.sid }))
        .error.invalid_parameters,
    ).toMatchObject({ date_to: [{ code: 'min_date' }] })
  })

  it('are booked once, however often and in whatever order callbacks come', async () => {
    const { player, id, reference } = await begun()
    const captured = server.event(reference, 'captured')
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => server.tell(captured)))
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(9).fill('known'), 'moved'])
    expect(await server.say(reference, 'captured')).toMatchObject({ outcome: 'repeated' })
    for (const state of ['pending', 'declined', 'cancelled', 'expired'] as const)
      expect(await server.say(reference, state)).toMatchObject({ outcome: 'late' })
    expect(await server.say(reference, 'paid')).toMatchObject({ outcome: 'beside' })
    expect(await info(player.sid, id)).toMatchObject({ status: 'captured' })
    expect(await server.main(player)).toBe('50.00')
    expect(await suspense(id)).toEqual([])
  })

  it('may be captured before the provider has answered that it began', async () => {
    const player = await server.player()
    server.script.meanwhile = (reference) => server.say(reference, 'captured')
    const { response } = await server.deposit(player).finally(() => {
      server.script.meanwhile = undefined
    })
    expect(response).toEqual({ id: response.id, status: 'captured' })
    expect(await server.main(player)).toBe('50.00')
  })

  it.each([
    ['another sum', { amount: 4999n }, 'amount_differs', '49.99'],
    ['another currency', { currency: 'USD' }, 'currency_differs', '50.00'],
  ] as const)('give nothing to the player where %s came', async (_what, differs, reason, amount) => {
    const { player, id, reference } = await begun()
    expect(await server.say(reference, 'captured', differs)).toMatchObject({ outcome: 'suspense' })
    expect(await server.say(reference, 'captured', differs)).toMatchObject({ outcome: 'repeated' })
    expect(await server.main(player)).toBe('0.00')
    expect(await info(player.sid, id)).toMatchObject({ status: 'declined' })
    const [item, ...others] = await suspense(id)
    expect(others).toEqual([])
    expect(item).toMatchObject({ reason, amount: BigInt(amount.replace('.', '')) })
    const { operator } = server.platform.cashier
    if (reason === 'currency_differs')
      await expect(operator.release(Number(item?.id), { to: 'player', by: 'test' })).rejects.toThrow('EUR')
    const to = reason === 'currency_differs' ? 'provider' : 'player'
    await operator.release(Number(item?.id), { to, by: 'test' })
    await expect(operator.release(Number(item?.id), { to, by: 'test' })).rejects.toThrow('before')
    expect(await server.main(player)).toBe(to === 'player' ? amount : '0.00')
  })

  it('expire when nobody paid in time; what is captured later waits for an operator', async () => {
    const { player, id, reference } = await begun()
    await server.later(61, () => server.platform.cashier.sweep())
    expect(await info(player.sid, id)).toMatchObject({ status: 'expired' })
    expect(await server.say(reference, 'captured')).toMatchObject({ outcome: 'suspense' })
    expect(await info(player.sid, id)).toMatchObject({ status: 'expired' })
    expect(await server.main(player)).toBe('0.00')
    expect(await suspense(id)).toMatchObject([{ reason: 'late_capture', amount: 5000n }])
    expect((await server.history(id)).at(-1)).toBe('expired by site')
  })

  it('do not expire before the provider was asked, whose callbacks may be lost', async () => {
    const lost = await begun()
    server.answers(server.event(lost.reference, 'captured'))
    const unknown = await begun()
    server.script.trouble = 'unreachable'
    await server.later(61, () => server.platform.cashier.sweep())
    expect(await info(unknown.player.sid, unknown.id)).toMatchObject({ status: 'pending' })
    server.script.trouble = undefined
    await server.later(62, () => server.platform.cashier.sweep())
    expect(await info(unknown.player.sid, unknown.id)).toMatchObject({ status: 'expired' })
    expect(await info(lost.player.sid, lost.id)).toMatchObject({ status: 'captured' })
    expect(await server.main(lost.player)).toBe('50.00')
  })

  it('go on where they stopped when the provider could not be reached', async () => {
    const player = await server.player()
    server.script.trouble = 'unreachable'
    const key = 'stopped-half-way'
    const first = await server.deposit(player, { key })
    expect(first).toMatchObject({ status: 502, error: { type: 'BillingUnavailableException' } })
    server.script.trouble = undefined
    const { status, response } = await server.deposit(player, { key })
    expect(status).toBe(200)
    expect(response).toMatchObject({ status: 'pending', redirect: { method: 'GET' } })
    const { response: list } = await server.call('cashier.gethistory', {}, { sid: player.sid })
    expect(list).toMatchObject({ total: 1 })
  })

  it('take no room of a limit for long where the provider could not be reached', async () => {
    const player = await server.player()
    await server.call('account.setLimit', { kind: 'deposit', period: '7', amount: '60' }, { sid: player.sid })
    server.script.trouble = 'unreachable'
    await server.deposit(player)
    server.script.trouble = undefined
    expect((await server.deposit(player)).error.type).toBe('BillingDepositLimitExceededException')
    await server.later(6, () => server.platform.cashier.sweep())
    expect((await server.deposit(player)).status).toBe(200)
  })

  it('are declined for good where the provider refuses', async () => {
    const player = await server.player()
    server.script.trouble = 'refused'
    const key = 'refused-for-good'
    const first = await server.deposit(player, { key })
    server.script.trouble = undefined
    const again = await server.deposit(player, { key })
    for (const answer of [first, again])
      expect(answer).toMatchObject({ status: 409, error: { type: 'BillingTransactionDeclinedException' } })
    const { response } = await server.call('cashier.gethistory', {}, { sid: player.sid })
    expect(response).toMatchObject({ items: [{ status: 'declined' }], total: 1 })
  })

  it('tell a provider that failed from one that is out of reach', async () => {
    const player = await server.player()
    server.script.trouble = 'faulty'
    const key = 'a-provider-that-fails'
    const first = await server.deposit(player, { key })
    server.script.trouble = undefined
    expect(first).toMatchObject({ status: 502, error: { type: 'BillingServiceErrorException' } })
    expect((await server.deposit(player, { key })).status).toBe(200)
  })

  it.each([
    ['on_verification', 'RequisitesOnVerificationException'],
    ['validation_required', 'RequisitesValidationRequiredException'],
    ['fraudulent', 'RequisitesFraudulentException'],
  ] as const)('are refused for requisites that are %s, however often that is asked', async (fault, type) => {
    const player = await server.player()
    server.script.trouble = fault
    const key = `requisites-${fault}`
    const first = await server.deposit(player, { key })
    server.script.trouble = undefined
    const again = await server.deposit(player, { key })
    for (const answer of [first, again]) expect(answer).toMatchObject({ status: 409, error: { type } })
    const { response } = await server.call('cashier.gethistory', {}, { sid: player.sid })
    expect(response).toMatchObject({ items: [{ status: 'declined' }], total: 1 })
  })

  it('are one deposit with one answer, though the command comes a hundred times at once', async () => {
    const player = await server.player()
    const key = 'a-hundred-at-once'
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.deposit(player, { key })))
    expect(new Set(answers.map(({ status, response }) => JSON.stringify({ status, response }))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, response: { status: 'pending' } })
    const other = await server.deposit(player, { key, amount: '60' })
    expect(other).toMatchObject({ status: 409, error: { type: 'InvalidRequestException' } })
    const { response } = await server.call('cashier.gethistory', {}, { sid: player.sid })
    expect(response).toMatchObject({ total: 1 })
  })

  describe('of a player with a limit', () => {
    const limit = (sid: string, amount: string) =>
      server.call('account.setLimit', { kind: 'deposit', period: '7', amount }, { sid })

    /** What is left of the limit as the player reads it, in both places. */
    const left = async (sid: string) => {
      const { response } = await server.call('account.getDepositLimit', {}, { sid })
      const { response: all } = await server.call('account.getResponsibleGaming', {}, { sid })
      expect(all.deposit_limit).toEqual(response)
      return (response.available_amount as { amount: string }).amount
    }

    it('never pass it together, and leave room when they end unpaid', async () => {
      const player = await server.player()
      await limit(player.sid, '120')
      const answers = await Promise.all(Array.from({ length: 12 }, () => server.deposit(player)))
      const accepted = answers.filter(({ status }) => status === 200)
      expect(accepted).toHaveLength(2)
      const refused = answers.find(({ status }) => status !== 200)
      expect(refused).toMatchObject({
        status: 409,
        error: {
          type: 'BillingDepositLimitExceededException',
          error_data: { available_amount: { amount: '20.00', currency: 'EUR' } },
        },
      })
      expect(await left(player.sid)).toBe('20.00')
      const [paid, given] = accepted.map(({ response }) => `deposit-${response.id}`)
      await server.say(String(paid), 'captured')
      await server.say(String(given), 'cancelled')
      expect(await left(player.sid)).toBe('70.00')
      expect((await server.deposit(player, { amount: '71' })).status).toBe(409)
      expect((await server.deposit(player, { amount: '70' })).status).toBe(200)
      expect(await left(player.sid)).toBe('0.00')
      expect((await server.deposit(player, { amount: '10' })).status).toBe(409)
    })

    it('find the limit that was set before them, also at the same moment', async () => {
      const player = await server.player()
      const [set, ...answers] = await Promise.all([
        limit(player.sid, '100'),
        ...Array.from({ length: 6 }, () => server.deposit(player)),
      ])
      expect(set.status).toBe(200)
      // Those begun before it was set stand; afterwards there is room for two in all.
      const begunNow = answers.filter(({ status }) => status === 200).length
      expect((await server.deposit(player, { amount: '60' })).status).toBe(409)
      expect(begunNow).toBeGreaterThanOrEqual(2)
    })
  })

  it('ask for what the jurisdiction requires, in order', async () => {
    const player = await server.player()
    const { requirements } = jurisdictionOf(server.platform.live.site(), 'LV')
    const { deposit } = requirements
    const { drizzle } = fresh().database
    requirements.deposit = { ...deposit, contact: true, verification: 'always' }
    const type = async () => (await server.deposit(player)).error.type
    try {
      await drizzle.execute(sql`update platform.contacts set is_confirmed = false where uid = ${player.uid}`)
      await drizzle.execute(
        sql`update platform.accounts set is_registration_completed = false where uid = ${player.uid}`,
      )
      expect(await type()).toBe('UserNeedProfileDataException')
      await drizzle.execute(
        sql`update platform.accounts set is_registration_completed = true where uid = ${player.uid}`,
      )
      expect(await type()).toBe('UserNeedConfirmContactException')
      await drizzle.execute(sql`update platform.contacts set is_confirmed = true where uid = ${player.uid}`)
      await drizzle.execute(
        sql`update platform.accounts set verification_step = 'start' where uid = ${player.uid}`,
      )
      expect(await type()).toBe('SumsubVerificationRequiredException')
    } finally {
      requirements.deposit = deposit
    }
  })

  it('name every wrong field', async () => {
    const player = await server.player()
    const wrong = async (asked: Parameters<CashierServer['deposit']>[1]) =>
      (await server.deposit(player, asked)).error.invalid_parameters
    expect(await wrong({ method: 'no-such' })).toHaveProperty('method')
    expect(await wrong({ amount: '1' })).toHaveProperty('amount')
    expect(await wrong({ amount: '5001' })).toHaveProperty('amount')
    expect(await wrong({ requisites: { card: '411111...1111' } })).toHaveProperty(['requisites.card'])
    expect(await wrong({ requisites: { card: 'new', more: 'x' } })).toHaveProperty(['requisites.more'])
  })

  it('cannot be begun without end', async () => {
    const player = await server.player()
    const answers = await Promise.all(
      Array.from({ length: 33 }, () => server.deposit(player, { amount: '10' })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  it('are nobody else’s business', async () => {
    const { id } = await begun()
    const { sid } = await server.player()
    const answer = await server.call('cashier.getdepositinfo', { id: String(id) }, { sid })
    const unknown = await server.call('cashier.getdepositinfo', { id: '999999999' }, { sid })
    expect(answer.error).toMatchObject({ invalid_parameters: { id: [{ code: 'not_found' }] } })
    expect(unknown).toMatchObject({ status: answer.status, error: answer.error })
  })

  it('are told of by the provider alone', async () => {
    const { player, reference } = await begun()
    const forged = await server.tell(server.event(reference, 'captured'), 'wrong')
    expect(forged.status).toBe(401)
    expect(await server.main(player)).toBe('0.00')
  })

  it('that we do not know keep their money for an operator', async () => {
    const one = server.event('deposit-888888888', 'captured')
    expect(await server.tell(one)).toMatchObject({ outcome: 'unknown' })
    expect(await server.tell(one)).toMatchObject({ outcome: 'known' })
    expect(await server.tell({ ...one, id: 'another-event' })).toMatchObject({ outcome: 'unknown' })
    expect(await server.say('somebody-elses', 'declined')).toMatchObject({ outcome: 'unknown' })
    const { operator } = server.platform.cashier
    const items = (await operator.inSuspense()).filter(({ reason }) => reason === 'unknown_payment')
    expect(items).toHaveLength(1)
    const id = Number(items[0]?.id)
    await expect(operator.release(id, { to: 'player', by: 'test' })).rejects.toThrow('whose money')
    await operator.release(id, { to: 'provider', by: 'test' })
  })

  it('cannot be begun by players who excluded themselves, and give them no bonus', async () => {
    const player = await server.player()
    const { response } = await server.deposit(player, { offer: 1 })
    const excluded = sql`insert into platform.player_protection (uid, excluded_at, excluded_for_ever)
      values (${player.uid}, now(), true) on conflict (uid) do update set excluded_at = now(), excluded_for_ever = true`
    await fresh().database.drizzle.execute(excluded)
    expect((await server.deposit(player)).error.type).toBe('AccessDeniedException')
    await server.say(`deposit-${response.id}`, 'captured')
    const balances = await server.platform.ledger.balances(player.uid)
    expect(balances).toMatchObject({ balance_main: { amount: '50.00' }, balance_bonus: { amount: '0.00' } })
  })

  it('cannot be begun at the moment of an exclusion', async () => {
    const player = await server.player()
    const { drizzle } = fresh().database
    let begun: ReturnType<typeof server.deposit> | undefined
    await drizzle.transaction(async (tx) => {
      await tx.execute(sql`select from platform.accounts where uid = ${player.uid} for no key update`)
      begun = server.deposit(player)
      // On Postgres it is let in by now, and waits.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await tx.execute(
        sql`insert into platform.player_protection (uid, excluded_at, excluded_for_ever)
          values (${player.uid}, now(), true)`,
      )
    })
    expect((await begun)?.error.type).toBe('AccessDeniedException')
    expect(server.orders.filter((order) => order.player.uid === player.uid)).toEqual([])
  })

  it('are left as they are by a sweep that is told to stop', async () => {
    const { player, id } = await begun()
    await server.later(61, () => server.platform.cashier.sweep(AbortSignal.abort()))
    expect(await server.status(player, id)).toBe('pending')
    await server.later(67, () => server.platform.cashier.sweep())
    expect(await server.status(player, id)).toBe('expired')
  })

  it('of a provider that is not asked any more expire in time', async () => {
    const { player, id } = await begun()
    await fresh().database.drizzle.execute(
      sql`update platform.payments set provider = 'former' where id = ${id}`,
    )
    await server.later(6, () => server.platform.cashier.sweep())
    expect(await server.status(player, id)).toBe('pending')
    await server.later(61, () => server.platform.cashier.sweep())
    expect(await server.status(player, id)).toBe('expired')
  })

  it('leave books in which everything adds up', async () => {
    expect(await server.faults()).toEqual([])
  })
})
