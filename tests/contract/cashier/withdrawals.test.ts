import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import type { Player } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('withdrawals', (fresh) => {
  let server: CashierServer
  beforeAll(async () => {
    server = await cashierServer(fresh().database)
  })
  afterAll(() => server.close())

  const send = (id: unknown) => server.platform.cashier.payouts.send(Number(id))
  const operator = () => server.platform.cashier.operator
  const suspense = async (id: unknown) =>
    (await operator().inSuspense()).filter(({ paymentId }) => paymentId === id)
  const money = async (player: Player) => ({
    main: await server.main(player),
    held: await server.held(player),
  })

  /** A player with 100 EUR, of which 50 are asked for, and sent. */
  async function sent() {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    await send(response.id)
    return { player, id: response.id, reference: `withdrawal-${response.id}` }
  }
  const rules = () => {
    const found = server.platform.live.site().cashier?.withdrawal
    if (!found) throw new Error('The starter site pays out')
    return found
  }

  it('set the money aside, are sent, and booked when the provider says that they are paid', async () => {
    const player = await server.player(100)
    const { status, response } = await server.withdraw(player)
    expect(status).toBe(200)
    expect(response).toMatchObject({
      type: 'withdrawal',
      method: 'bank-transfer',
      status: 'approved',
      amount: { amount: '50.00', currency: 'EUR' },
      requisites: { iban: 'LV80BA...5001', card_holder: 'Anna Kalnina' },
    })
    expect(await money(player)).toEqual({ main: '50.00', held: 5000n })
    await send(response.id)
    await send(response.id)
    const reference = `withdrawal-${response.id}`
    const sendings = server.payouts.filter((one) => one.reference === reference)
    expect(sendings).toMatchObject([{ amount: 5000n, requisites: { iban: 'LV80BANK0000435195001' } }])
    expect(await server.status(player, response.id)).toBe('sent')
    expect(await server.say(reference, 'paid')).toMatchObject({ outcome: 'moved' })
    expect(await money(player)).toEqual({ main: '50.00', held: 0n })
    expect(await server.history(response.id)).toEqual([
      'requested by player',
      'approved by site',
      'sent by site',
      'paid by provider',
    ])
  })

  it('give the money back once where they fail, whatever comes after', async () => {
    const { player, id, reference } = await sent()
    const failed = server.event(reference, 'failed', { reason: 'account_closed' })
    const told = await Promise.all(Array.from({ length: 5 }, () => server.tell(failed)))
    expect(told.map(({ outcome }) => outcome).sort()).toEqual([...Array(4).fill('known'), 'moved'])
    expect(await server.say(reference, 'failed')).toMatchObject({ outcome: 'repeated' })
    expect(await money(player)).toEqual({ main: '100.00', held: 0n })
    expect(await server.status(player, id)).toBe('failed')
  })

  it('fail where the provider refuses to send them', async () => {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    server.script.trouble = 'refused'
    await send(response.id).finally(() => {
      server.script.trouble = undefined
    })
    expect(await server.status(player, response.id)).toBe('failed')
    expect(await money(player)).toEqual({ main: '100.00', held: 0n })
  })

  it.each([
    ['on_verification', 409, 'RequisitesOnVerificationException'],
    ['validation_required', 409, 'RequisitesValidationRequiredException'],
    ['fraudulent', 409, 'RequisitesFraudulentException'],
    ['refused', 409, 'BillingTransactionDeclinedException'],
    ['unreachable', 502, 'BillingUnavailableException'],
    ['faulty', 502, 'BillingServiceErrorException'],
  ] as const)('are not begun where the provider says of the requisites: %s', async (fault, status, type) => {
    const player = await server.player(100)
    server.script.requisites = fault
    const key = `asked-about-${fault}-${player.uid}`
    const refused = await server.withdraw(player, { key }).finally(() => {
      server.script.requisites = undefined
    })
    expect(refused).toMatchObject({ status, error: { type } })
    expect(await money(player)).toEqual({ main: '100.00', held: 0n })
    // A refusal is the answer to the command for ever; what could not be asked may be asked again.
    const again = await server.withdraw(player, { key })
    if (status === 409) expect(again).toEqual(refused)
    else expect(again.status).toBe(200)
    expect((await server.withdraw(player)).status).toBe(200)
  })

  it('are asked about once nothing else speaks against them, and no more once they are begun', async () => {
    const player = await server.player(100)
    const asked = () => server.checks.filter(({ player: { uid } }) => uid === player.uid)
    await server.withdraw(player, { amount: '500' })
    expect(asked()).toEqual([])
    const key = 'asked-about-once'
    const first = await server.withdraw(player, { key })
    expect(asked()).toMatchObject([
      { channel: 'bank', amount: 5000n, currency: 'EUR', requisites: { iban: 'LV80BANK0000435195001' } },
    ])
    server.script.requisites = 'unreachable'
    const again = await server.withdraw(player, { key }).finally(() => {
      server.script.requisites = undefined
    })
    expect(again.response).toEqual(first.response)
    expect(asked()).toHaveLength(1)
  })

  it('fail with the reason where the provider refuses the requisites only when it is to pay', async () => {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    server.script.trouble = 'fraudulent'
    await send(response.id).finally(() => {
      server.script.trouble = undefined
    })
    const { rows } = await fresh().database.query(
      'select status, reason from platform.payments where id = $1',
      [response.id],
    )
    expect(rows).toEqual([{ status: 'failed', reason: 'requisites_fraudulent' }])
    expect(await money(player)).toEqual({ main: '100.00', held: 0n })
  })

  it('do not fail where the provider refuses the repetition of one that got through', async () => {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    const reference = `withdrawal-${response.id}`
    server.answers(server.event(reference, 'pending'))
    server.script.trouble = 'refused'
    await send(response.id).finally(() => {
      server.script.trouble = undefined
    })
    expect(await server.status(player, response.id)).toBe('sent')
    expect(await money(player)).toEqual({ main: '50.00', held: 5000n })
    await server.say(reference, 'paid')
    expect(await money(player)).toEqual({ main: '50.00', held: 0n })
  })

  it('that were never sent go by whoever moves money now; others stay with whom they were sent by', async () => {
    const player = await server.player(100)
    const [unsent, marked] = [
      (await server.withdraw(player, { amount: '20' })).response.id,
      (await server.withdraw(player, { amount: '30' })).response.id,
    ]
    await fresh().database.drizzle.execute(
      sql`update platform.payments set provider = 'former', status = case id when ${marked} then 'sent' else status end
        where id in (${unsent}, ${marked})`,
    )
    await send(unsent)
    await send(marked)
    const names = server.payouts.map(({ reference }) => reference)
    expect(names).toContain(`withdrawal-${unsent}`)
    expect(names).not.toContain(`withdrawal-${marked}`)
    expect(await server.say(`withdrawal-${unsent}`, 'paid', { amount: 2000n })).toMatchObject({
      outcome: 'moved',
    })
    expect(await money(player)).toEqual({ main: '50.00', held: 3000n })
  })

  it('are sent again under the same name while nobody knows whether they were', async () => {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    const reference = `withdrawal-${response.id}`
    server.script.trouble = 'unreachable'
    await expect(send(response.id)).rejects.toThrow()
    server.script.trouble = undefined
    expect(await server.status(player, response.id)).toBe('sent')
    expect((await server.cancel(player, response.id)).error).toMatchObject({
      type: 'WithdrawalDeclinedException',
    })
    await send(response.id)
    expect(server.payouts.filter((one) => one.reference === reference)).toHaveLength(2)
    server.answers(server.event(reference, 'paid'))
    await server.later(6, () => server.platform.cashier.sweep())
    expect(await server.status(player, response.id)).toBe('paid')
  })

  it('are left to be sent again once their job has given up, and not before', async () => {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    const left = vi.spyOn(server.reach.jobs, 'enqueue')
    const jobs = () =>
      left.mock.calls.filter(([name, data]) => name === 'payout' && data.payment === response.id).length
    try {
      await server.later(60, () => server.platform.cashier.sweep())
      expect(jobs()).toBe(0)
      await server.later(1201, () => server.platform.cashier.sweep())
      expect(jobs()).toBe(1)
      await server.later(1210, () => server.platform.cashier.sweep())
      expect(jobs()).toBe(1)
    } finally {
      left.mockRestore()
    }
  })

  it('may be paid before the provider has answered that it sends them', async () => {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    server.script.meanwhile = (reference) => server.say(reference, 'paid')
    await send(response.id).finally(() => {
      server.script.meanwhile = undefined
    })
    expect(await server.status(player, response.id)).toBe('paid')
    expect(await money(player)).toEqual({ main: '50.00', held: 0n })
  })

  it('wait for an operator where they are large, who approves or declines them', async () => {
    const player = await server.player(2000)
    const [first, second] = [
      await server.withdraw(player, { amount: '1000' }),
      await server.withdraw(player, { amount: '999' }),
    ]
    expect(first.response).toMatchObject({ status: 'review' })
    expect(second.response).toMatchObject({ status: 'approved' })
    const id = Number(first.response.id)
    await send(id)
    expect(await server.status(player, id)).toBe('review')
    expect((await operator().unsent()).map((one) => one.id)).toContain(id)
    expect(await operator().decide(id, 'approve', 'olga')).toBe(true)
    expect(await operator().decide(id, 'approve', 'olga')).toBe(false)
    await send(id)
    expect(await operator().decide(id, 'decline', 'olga')).toBe(false)
    await server.say(`withdrawal-${id}`, 'paid', { amount: 100_000n })
    expect(await server.history(id)).toEqual([
      'requested by player',
      'review by site',
      'approved by operator',
      'sent by site',
      'paid by provider',
    ])
    const other = await server.player(1000)
    const { response } = await server.withdraw(other, { amount: '1000' })
    expect(await operator().decide(Number(response.id), 'decline', 'olga')).toBe(true)
    expect(await server.status(other, response.id)).toBe('declined')
    expect(await money(other)).toEqual({ main: '1000.00', held: 0n })
  })

  it('wait for an operator where they are large together, however they are divided', async () => {
    const player = await server.player(2000)
    const statuses: unknown[] = []
    for (const amount of ['500', '470', '30', '400'])
      statuses.push((await server.withdraw(player, { amount })).response.status)
    expect(statuses).toEqual(['approved', 'approved', 'review', 'review'])
    const other = await server.player(2000)
    const { response } = await server.withdraw(other, { amount: '999' })
    expect((await server.cancel(other, response.id)).status).toBe(200)
    expect((await server.withdraw(other, { amount: '998' })).response.status).toBe('approved')
  })

  it('wait for an operator where they are the first, if the site says so', async () => {
    rules().review.first = true
    try {
      const { player, reference } = await sent()
      expect(await server.status(player, Number(reference.split('-')[1]))).toBe('review')
    } finally {
      rules().review.first = false
    }
  })

  it('are either cancelled or sent, never both', async () => {
    const player = await server.player(1000)
    for (let round = 0; round < 12; round += 1) {
      const { response } = await server.withdraw(player, { amount: '20' })
      if (response === undefined) throw new Error('Too many withdrawals')
      const [cancelled] = await Promise.all([server.cancel(player, response.id), send(response.id)])
      const wasSent = server.payouts.some(({ reference }) => reference === `withdrawal-${response.id}`)
      const status = await server.status(player, response.id)
      expect({ status, wasSent }).toEqual(
        cancelled.status === 200
          ? { status: 'cancelled', wasSent: false }
          : { status: 'sent', wasSent: true },
      )
      if (round === 8) await forgetHour(player)
    }
    expect(await server.faults()).toEqual([])
  })

  /** As if what was asked for had been asked for long ago. */
  const forgetHour = ({ uid }: Player) =>
    fresh().database.drizzle.execute(
      sql`update platform.payments set created_at = created_at - interval '2 hours' where uid = ${uid}`,
    )

  it('are cancelled once, with one answer for one key', async () => {
    const player = await server.player(100)
    const { response } = await server.withdraw(player)
    const key = 'cancel-many-times'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.cancel(player, response.id, key)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await server.cancel(player, response.id)).error.type).toBe('WithdrawalDeclinedException')
    expect(await money(player)).toEqual({ main: '100.00', held: 0n })
  })

  it('are one withdrawal with one answer, though the command comes a hundred times at once', async () => {
    const player = await server.player(100)
    const key = 'withdraw-a-hundred'
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.withdraw(player, { key })))
    expect(new Set(answers.map(({ status, response }) => JSON.stringify({ status, response }))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await money(player)).toEqual({ main: '50.00', held: 5000n })
  })

  it('cannot take more than there is, also at the same time', async () => {
    const player = await server.player(100)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.withdraw(player, { amount: '40' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({
      type: 'InvalidParameterException',
      invalid_parameters: { amount: [{ code: 'max_value', params: { max: 20, currency: 'EUR' } }] },
    })
    expect(await money(player)).toEqual({ main: '20.00', held: 8000n })
  })

  it('keep to the limits of the site, by what was paid out and what waits to be', async () => {
    const { limits } = rules()
    rules().limits = [{ days: 1, amount: { EUR: '100.00' } }]
    try {
      const player = await server.player(500)
      expect((await server.withdraw(player, { amount: '101' })).error).toMatchObject({
        type: 'WithdrawalLimitsExceededException',
        error_data: { days: 1, available_amount: { amount: '100.00', currency: 'EUR' } },
      })
      const { response } = await server.withdraw(player, { amount: '50' })
      await send(response.id)
      await server.say(`withdrawal-${response.id}`, 'paid')
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => server.withdraw(player, { amount: '30' })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({
        type: 'WithdrawalLimitsPeriodExceededException',
        error_data: { available_amount: { amount: '20.00' } },
      })
      const { player: other, reference } = await sent()
      await server.say(reference, 'paid', { amount: 4000n })
      rules().limits = [{ days: 1, amount: { EUR: '90.00' } }]
      const { error } = await server.withdraw(other, { amount: '50' })
      expect(error.error_data).toMatchObject({ available_amount: { amount: '40.00' } })
    } finally {
      rules().limits = limits
    }
  })

  it('ask for a confirmed contact, and for identity where they are large together', async () => {
    const player = await server.player(2500)
    const { drizzle } = fresh().database
    const step = (name: string) =>
      drizzle.execute(sql`update platform.accounts set verification_step = ${name} where uid = ${player.uid}`)
    await step('start')
    const { requirements } = jurisdictionOf(server.platform.live.site(), 'LV')
    const { withdrawal } = requirements
    onTestFinished(() => void Object.assign(requirements, { withdrawal }))
    requirements.withdrawal = { ...withdrawal, verification: { EUR: '2000.00' } }
    await drizzle.execute(sql`update platform.contacts set is_confirmed = false where uid = ${player.uid}`)
    expect((await server.withdraw(player)).error.type).toBe('UserNeedConfirmContactException')
    await drizzle.execute(sql`update platform.contacts set is_confirmed = true where uid = ${player.uid}`)
    expect((await server.withdraw(player, { amount: '2501' })).error).toMatchObject({
      invalid_parameters: { amount: [{ code: 'max_value', params: { max: 2500, currency: 'EUR' } }] },
    })
    expect((await server.withdraw(player, { amount: '1200' })).status).toBe(200)
    expect((await server.withdraw(player, { amount: '800' })).error.type).toBe('KycWithdrawalException')
    expect((await server.withdraw(player, { amount: '799' })).status).toBe(200)
    await step('rejected')
    expect((await server.withdraw(player, { amount: '100' })).error.type).toBe('KycUserProfileException')
    await step('completed')
    expect((await server.withdraw(player, { amount: '100' })).status).toBe(200)
  })

  it('withhold the money where another sum was paid, until an operator decides', async () => {
    const [one, other] = [await sent(), await sent()]
    for (const { reference } of [one, other]) {
      expect(await server.say(reference, 'paid', { amount: 4000n })).toMatchObject({ outcome: 'suspense' })
      expect(await server.say(reference, 'paid')).toMatchObject({ outcome: 'repeated' })
      expect(await server.say(reference, 'failed')).toMatchObject({ outcome: 'repeated' })
    }
    expect(await money(one.player)).toEqual({ main: '50.00', held: 0n })
    expect(await server.status(one.player, one.id)).toBe('sent')
    const [item] = await suspense(one.id)
    expect(item).toMatchObject({ reason: 'amount_differs', amount: 5000n })
    await operator().release(Number(item?.id), { to: 'player', by: 'olga' })
    expect(await server.status(one.player, one.id)).toBe('failed')
    expect(await server.main(one.player)).toBe('100.00')
    await operator().release(Number((await suspense(other.id))[0]?.id), { to: 'provider', by: 'olga' })
    expect(await server.status(other.player, other.id)).toBe('paid')
    expect(await server.main(other.player)).toBe('50.00')
  })

  it('tell the operator of a second payout, also while the money of the first is withheld', async () => {
    const [paid, withheld] = [await sent(), await sent()]
    await server.say(paid.reference, 'paid')
    await server.say(withheld.reference, 'paid', { amount: 4000n })
    for (const { reference, id } of [paid, withheld]) {
      const second = { payment: `second-${reference}` }
      expect(await server.say(reference, 'failed', second)).toMatchObject({ status: 200, outcome: 'beside' })
      expect(await server.say(reference, 'paid', second)).toMatchObject({ status: 200, outcome: 'suspense' })
      const told = (await suspense(id)).filter(({ journalId }) => journalId === null)
      expect(told).toMatchObject([{ reason: 'paid_twice', amount: 5000n }])
    }
    expect(await server.status(paid.player, paid.id)).toBe('paid')
    expect(await server.status(withheld.player, withheld.id)).toBe('sent')
  })

  it('that we do not know are told to the operator, and book nothing', async () => {
    const gone = server.event('withdrawal-888888888', 'paid')
    expect(await server.tell(gone)).toMatchObject({ outcome: 'unknown' })
    expect(await server.tell({ ...gone, id: 'gone-again' })).toMatchObject({ outcome: 'unknown' })
    const items = (await operator().inSuspense()).filter(({ eventId }) => eventId === gone.id)
    expect(items).toMatchObject([{ reason: 'not_sent', journalId: null }])
  })

  it('keep what comes back after it was paid, and tell of what goes out after it failed', async () => {
    const soon = new Date(Date.now() + 60_000)
    const returned = await sent()
    await server.say(returned.reference, 'paid')
    const early = { happenedAt: new Date(Date.now() - 60_000) }
    expect(await server.say(returned.reference, 'failed', early)).toMatchObject({ outcome: 'late' })
    expect(await server.say(returned.reference, 'failed', { happenedAt: soon })).toMatchObject({
      outcome: 'suspense',
    })
    expect(await server.status(returned.player, returned.id)).toBe('paid')
    const [item] = await suspense(returned.id)
    expect(item).toMatchObject({ reason: 'returned', amount: 5000n })
    await operator().release(Number(item?.id), { to: 'player', by: 'olga' })
    expect(await server.main(returned.player)).toBe('100.00')

    const lost = await sent()
    await server.say(lost.reference, 'failed')
    expect(await server.say(lost.reference, 'paid', { happenedAt: soon })).toMatchObject({
      outcome: 'suspense',
    })
    const [told] = await suspense(lost.id)
    expect(told).toMatchObject({ reason: 'paid_after_failed', journalId: null })
    await expect(operator().release(Number(told?.id), { to: 'player', by: 'olga' })).rejects.toThrow('booked')
    await operator().release(Number(told?.id), { to: 'provider', by: 'olga' })
    expect(await server.main(lost.player)).toBe('100.00')
  })

  it('burn every casino bonus that is not over, unless bonuses are isolated', async () => {
    const { general } = server.platform.live.site()
    const bonus = async (player: Player) =>
      (await server.platform.ledger.balances(player.uid)).balance_bonus.amount
    const played = async () => {
      const player = await server.player()
      const { response } = await server.deposit(player, { offer: 1 })
      await server.say(`deposit-${response.id}`, 'captured')
      return player
    }
    const isolated = await played()
    expect((await server.withdraw(isolated, { amount: '20' })).status).toBe(200)
    expect(await bonus(isolated)).toBe('50.00')
    general.is_bonus_isolation_enabled = false
    try {
      const player = await played()
      expect((await server.withdraw(player, { amount: '60' })).status).toBe(400)
      expect(await bonus(player)).toBe('50.00')
      expect((await server.withdraw(player, { amount: '20' })).status).toBe(200)
      expect(await bonus(player)).toBe('0.00')
      const { response } = await server.call('bonuses.get', {}, { sid: player.sid })
      expect(response).toMatchObject({ items: [{ status: 'removed' }] })

      // Paused, or still to be activated, it would come back as it was.
      const saving = await played()
      const gifted = { promo_code: 'NORTH' }
      const command = (
        operation: 'bonuses.deactivate' | 'campaigns.activateOffer',
        body: Record<string, string>,
      ) => server.call(operation, body, { sid: saving.sid, headers: server.headers() })
      expect((await command('campaigns.activateOffer', gifted)).status).toBe(200)
      const { response: open } = await server.call('bonuses.get', { status: 'open' }, { sid: saving.sid })
      const items = open.items as { id: number; status: string }[]
      expect(items.map(({ status }) => status)).toEqual(['active', 'available'])
      expect((await command('bonuses.deactivate', { bonus_id: String(items[0]?.id) })).status).toBe(200)
      expect((await server.withdraw(saving, { amount: '20' })).status).toBe(200)
      const { response: over } = await server.call('bonuses.get', {}, { sid: saving.sid })
      expect(over).toMatchObject({ items: [{ status: 'removed' }, { status: 'removed' }] })
      expect((await server.call('bonuses.get', { status: 'open' }, { sid: saving.sid })).response.total).toBe(
        0,
      )
      const again = await server.call(
        'bonuses.activate',
        { bonus_id: String(items[0]?.id) },
        { sid: saving.sid, headers: server.headers() },
      )
      expect(again).toMatchObject({ status: 409, error: { error_data: { reason: 'wrong_state' } } })
    } finally {
      general.is_bonus_isolation_enabled = true
    }
  })

  it('stay open to players who excluded themselves', async () => {
    const player = await server.player(100)
    await fresh().database.drizzle.execute(
      sql`insert into platform.player_protection (uid, excluded_at, excluded_for_ever)
        values (${player.uid}, now(), true)`,
    )
    const { status, response } = await server.withdraw(player)
    expect(status).toBe(200)
    expect((await server.cancel(player, response.id)).status).toBe(200)
  })

  it('are nobody else’s to cancel', async () => {
    const owner = await server.player(100)
    const { response } = await server.withdraw(owner)
    const stranger = await server.player()
    const { error } = await server.cancel(stranger, response.id)
    expect(error).toMatchObject({ invalid_parameters: { id: [{ code: 'not_found' }] } })
    expect((await server.cancel(stranger, 987654321)).error).toEqual(error)
    expect(await server.status(owner, response.id)).toBe('approved')
  })

  it('go only to a card that was paid with', async () => {
    const player = await server.player(100)
    const to = (card: string) => server.withdraw(player, { method: 'card', requisites: { card } })
    expect((await to('555555...4444')).error.invalid_parameters).toHaveProperty(['requisites.card'])
    expect((await to('new')).status).toBe(400)
    expect((await to('411111...1111')).status).toBe(200)
  })

  it('stand in the history with deposits, the newest first, page by page', async () => {
    const player = await server.player(100)
    const ids: unknown[] = []
    for (const amount of ['20', '21', '22']) {
      const { response } = await server.withdraw(player, { amount })
      ids.unshift(response.id)
    }
    await server.cancel(player, ids[0])
    const page = async (query: Record<string, string>) => {
      const { response } = await server.call('cashier.gethistory', query, { sid: player.sid })
      const { items, ...more } = response as { items: { id: number }[]; total: number }
      return { ids: items.map(({ id }) => id), ...more }
    }
    expect(await page({ count: '2' })).toMatchObject({ ids: ids.slice(0, 2), offset: 0, total: 4 })
    expect((await page({ count: '2', offset: '2' })).ids).toHaveLength(2)
    expect(await page({ type: 'withdrawal' })).toMatchObject({ ids, total: 3 })
    expect(await page({ type: 'deposit' })).toMatchObject({ total: 1 })
    expect(await page({ statuses: 'cancelled,captured' })).toMatchObject({ total: 2 })
    expect(await page({ id: String(ids[1]) })).toMatchObject({ ids: [ids[1]], total: 1 })
    expect(await page({ id: '987654321987' })).toMatchObject({ ids: [], total: 0 })
    expect(await page({ statuses: 'no-such-status' })).toMatchObject({ ids: [], total: 0 })
  })

  it('leave books in which everything adds up', async () => {
    expect(await server.faults()).toEqual([])
  })
})
