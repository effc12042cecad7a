import { randomBytes } from 'node:crypto'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentMetrics } from '../../../server/platform/cashier/paymentMetrics.ts'
import type { PaymentEvent } from '../../../server/platform/cashier/provider/PaymentProvider.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import type { Player } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('money of a deposit that goes back', (fresh) => {
  let server: CashierServer
  beforeAll(async () => {
    server = await cashierServer(fresh().database)
  })
  afterAll(() => server.close())

  const operator = () => server.platform.cashier.operator
  const collect = () => server.platform.cashier.collect()
  const owed = async ({ uid }: Player) => (await server.platform.ledger.owedBy(uid, 'EUR')).amount
  const info = async ({ sid }: Player, id: unknown) =>
    (await server.call('cashier.getdepositinfo', { id: String(id) }, { sid })).response
  const bonuses = async ({ sid }: Player) => {
    const { response } = await server.call('bonuses.get', {}, { sid })
    return (response.items as { id: number; status: string; amount: { amount: string } }[]).map(
      ({ status, amount }) => `${status} ${amount.amount}`,
    )
  }

  /** Loses so many cents of real money in a game. */
  async function lose({ uid }: Player, cents: number): Promise<void> {
    const key = randomBytes(8).toString('hex')
    const bet = { key, uid, product: 'casino', currency: 'EUR', revenue: 'casino', round: key } as const
    await fresh().database.transaction((tx) =>
      server.platform.promotions.bonusPlay.bet(tx, { ...bet, amount: BigInt(cents), from: 'main' }),
    )
  }

  /** A deposit that was captured, of 50 EUR unless said otherwise. */
  async function paidIn(player: Player, { amount = '50', offer }: { amount?: string; offer?: number } = {}) {
    const { response } = await server.deposit(player, { amount, ...(offer && { offer }) })
    const reference = `deposit-${response.id}`
    const units = BigInt(Math.round(Number(amount) * 100))
    await server.say(reference, 'captured', { amount: units, requisites: { card: '411111...1111' } })
    return { id: response.id, reference }
  }

  it.each(['refunded', 'charged_back', 'failed'] as const)(
    'is taken from the balance when it was %s, once, and the player is told',
    async (state) => {
      const player = await server.player()
      const { id, reference } = await paidIn(player)
      const event = { id: randomBytes(6).toString('hex') }
      expect(await server.say(reference, state, event)).toEqual({ status: 200, outcome: 'moved' })
      expect(await server.say(reference, state, event)).toEqual({ status: 200, outcome: 'known' })
      expect(await server.main(player)).toBe('0.00')
      expect(await owed(player)).toBe(0n)
      expect(await info(player, id)).toMatchObject({ status: state, reversed: { amount: '50.00' } })
      expect((await server.history(id)).at(-1)).toBe(`${state} by provider`)
      // It was captured, which is told first.
      expect((await server.reach.letterTo(player.email, 2)).text).toContain('€50')
      expect(await server.say(reference, 'captured')).toMatchObject({ outcome: 'repeated' })
      expect(await server.say(reference, 'declined')).toMatchObject({ outcome: 'late' })
      expect(await server.main(player)).toBe('0.00')
    },
  )

  it('is taken in parts, and never more than came in', async () => {
    const player = await server.player()
    const { id, reference } = await paidIn(player)
    await server.say(reference, 'refunded', { amount: 2000n })
    expect(await info(player, id)).toMatchObject({ status: 'partly_reversed', reversed: { amount: '20.00' } })
    expect(await server.main(player)).toBe('30.00')
    expect(await server.say(reference, 'charged_back', { amount: 3001n })).toMatchObject({
      outcome: 'suspense',
    })
    expect(await server.main(player)).toBe('30.00')
    expect((await operator().inSuspense()).find(({ paymentId }) => paymentId === id)).toMatchObject({
      reason: 'reversed_more',
      journalId: null,
    })
    await server.say(reference, 'charged_back', { amount: 3000n })
    expect(await info(player, id)).toMatchObject({ status: 'charged_back', reversed: { amount: '50.00' } })
    expect(await server.main(player)).toBe('0.00')
    expect(await server.say(reference, 'refunded')).toMatchObject({ outcome: 'suspense' })
    expect(await owed(player)).toBe(0n)
  })

  it('is taken when the capture is heard, where it was heard first', async () => {
    const player = await server.player()
    const { response } = await server.deposit(player, { offer: 1 })
    const reference = `deposit-${response.id}`
    expect(await server.say(reference, 'refunded', { amount: 2000n })).toMatchObject({ outcome: 'early' })
    expect(await server.main(player)).toBe('0.00')
    expect(await server.say(reference, 'captured')).toMatchObject({ outcome: 'moved' })
    expect(await server.main(player)).toBe('30.00')
    expect(await server.history(response.id)).toEqual([
      'created by player',
      'pending by provider',
      'captured by provider',
      'partly_reversed by provider',
    ])
    expect(await bonuses(player)).toEqual([])
    await server.say(reference, 'failed', { amount: 3000n })
    expect(await info(player, response.id)).toMatchObject({ status: 'failed' })
    expect(await server.main(player)).toBe('0.00')
  })

  it('makes no sense in another currency, and none of withdrawals', async () => {
    const player = await server.player(100)
    const { reference } = await paidIn(player)
    await server.say(reference, 'refunded', { currency: 'USD' })
    expect(await server.main(player)).toBe('150.00')
    const { response } = await server.withdraw(player)
    expect(await server.say(`withdrawal-${response.id}`, 'charged_back')).toMatchObject({ outcome: 'beside' })
  })

  describe('and was spent', () => {
    it('is owed: nothing is paid out, and what is paid in pays it first and brings nothing', async () => {
      const player = await server.player()
      const { id, reference } = await paidIn(player)
      await lose(player, 3500)
      await server.say(reference, 'charged_back')
      expect(await server.main(player)).toBe('0.00')
      expect(await owed(player)).toBe(3500n)
      expect((await server.reach.letterTo(player.email, 2)).text).toMatch(/owe €35/)
      const settings = await server.call('cashier.getwithdrawsettings', {}, { sid: player.sid })
      expect(settings.response).toMatchObject({ owed: { amount: '35.00', currency: 'EUR' } })
      expect(await server.withdraw(player, { amount: '20' })).toMatchObject({
        status: 409,
        error: {
          type: 'WithdrawalDeclinedException',
          error_data: { reason: 'owes', owed: { amount: '35.00' } },
        },
      })

      const refused = await server.deposit(player, { offer: 1 })
      expect(refused.error.invalid_parameters).toEqual({ campaign_offer_id: [{ code: 'not_available' }] })
      const first = await paidIn(player, { amount: '20' })
      expect(await server.main(player)).toBe('0.00')
      expect(await owed(player)).toBe(1500n)
      expect(await info(player, first.id)).toMatchObject({ received: { settled: { amount: '20.00' } } })
      const second = await paidIn(player, { amount: '40' })
      expect(await server.main(player)).toBe('25.00')
      expect(await owed(player)).toBe(0n)
      expect(await info(player, second.id)).toMatchObject({ received: { settled: { amount: '15.00' } } })
      expect(await info(player, id)).toMatchObject({ status: 'charged_back' })
      expect((await server.withdraw(player, { amount: '20' })).status).toBe(200)
    })

    it('is paid by whatever else the player gets', async () => {
      const player = await server.player()
      const { reference } = await paidIn(player)
      await lose(player, 5000)
      await server.say(reference, 'failed')
      const stake = { main: 1000n, bonus: 0n }
      const key = randomBytes(8).toString('hex')
      const round = { uid: player.uid, product: 'casino', currency: 'EUR', revenue: 'casino' } as const
      await fresh().database.transaction((tx) =>
        server.platform.promotions.bonusPlay.settle(tx, {
          ...{ ...round, key, kind: 'win', amount: 6200n, round: key, stake },
        }),
      )
      await collect()
      expect(await server.main(player)).toBe('12.00')
      expect(await owed(player)).toBe(0n)
      await collect()
      expect(await server.main(player)).toBe('12.00')
    })

    it('is written off by an operator, all of it or a part, and no more', async () => {
      const player = await server.player()
      const { id, reference } = await paidIn(player)
      await lose(player, 5000)
      await server.say(reference, 'charged_back')
      const debtor = (await operator().owed()).find(({ uid }) => uid === player.uid)
      const registry = new Registry()
      paymentMetrics(registry, fresh().database)
      const owing = Number(/^players_owing (\d+)$/m.exec(await registry.metrics())?.[1])
      expect(owing).toBe((await operator().owed()).length)
      expect(debtor).toMatchObject({
        amount: 5000n,
        deposits: [{ id, status: 'charged_back', reversed: 5000n }],
      })
      await expect(operator().writeOff(player.uid, { amount: '50.01', by: 'olga' })).rejects.toThrow(
        'owes 50.00 EUR',
      )
      await operator().writeOff(player.uid, { amount: '20', by: 'olga' })
      expect(await owed(player)).toBe(3000n)
      await operator().writeOff(player.uid, { by: 'olga' })
      expect(await owed(player)).toBe(0n)
      await expect(operator().writeOff(player.uid, { by: 'olga' })).rejects.toThrow('owes 0.00 EUR')
      await expect(operator().writeOff(987_654_321, { by: 'olga' })).rejects.toThrow('no player')
      const { rows } = await fresh().database.query(
        'select amount::int, operator from platform.payment_write_offs where uid = $1 order by id',
        [player.uid],
      )
      expect(rows).toEqual([
        { amount: 2000, operator: 'olga' },
        { amount: 3000, operator: 'olga' },
      ])
      expect((await operator().owed()).some(({ uid }) => uid === player.uid)).toBe(false)
    })
  })

  describe('while its player withdraws', () => {
    it('holds what was not sent yet until the debt is settled or the withdrawal declined', async () => {
      const player = await server.player(100)
      const { reference } = await paidIn(player)
      const { response } = await server.withdraw(player, { amount: '120' })
      await server.say(reference, 'charged_back')
      expect(await owed(player)).toBe(2000n)
      if (response.status === 'approved') await server.platform.cashier.payouts.send(Number(response.id))
      expect(await server.status(player, response.id)).toBe('review')
      await expect(operator().decide(Number(response.id), 'approve', 'olga')).rejects.toThrow(
        'owes 20.00 EUR',
      )
      expect(await operator().decide(Number(response.id), 'decline', 'olga')).toBe(true)
      await collect()
      expect(await server.main(player)).toBe('100.00')
      expect(await owed(player)).toBe(0n)
      expect(await server.held(player)).toBe(0n)
    })

    it('never makes less than nothing of what they have, however they meet', async () => {
      for (const _again of [1, 2, 3]) {
        const player = await server.player(50)
        const { reference } = await paidIn(player)
        const again = { id: randomBytes(6).toString('hex') }
        await Promise.all([
          server.withdraw(player, { amount: '70' }),
          server.say(reference, 'charged_back', again),
          server.withdraw(player, { amount: '60' }),
          server.say(reference, 'charged_back', again),
        ])
        const main = BigInt(Math.round(Number(await server.main(player)) * 100))
        // 100 came in and 50 went back; whatever is set aside beyond the rest is owed.
        expect(main + (await server.held(player)) - (await owed(player))).toBe(5000n)
        expect(main === 0n || (await owed(player)) === 0n).toBe(true)
      }
    })

    it('goes back once where two say so at once, and the rest where they say parts of it', async () => {
      const player = await server.player()
      const { reference } = await paidIn(player)
      const part = (): Partial<PaymentEvent> => ({ id: randomBytes(6).toString('hex'), amount: 3000n })
      const told = await Promise.all([
        server.say(reference, 'refunded', part()),
        server.say(reference, 'refunded', part()),
      ])
      expect(told.map(({ outcome }) => outcome).sort()).toEqual(['moved', 'suspense'])
      expect(await server.main(player)).toBe('20.00')
    })
  })

  describe('with what it had brought', () => {
    it.each(['active', 'paused', 'played'] as const)('ends a bonus that is %s', async (how) => {
      const player = await server.player()
      const { reference } = await paidIn(player, { offer: 1 })
      const { response } = await server.call('bonuses.get', {}, { sid: player.sid })
      const body = { bonus_id: String((response.items as { id: number }[])[0]?.id) }
      if (how === 'paused')
        expect(
          (await server.call('bonuses.deactivate', body, { sid: player.sid, headers: server.headers() }))
            .status,
        ).toBe(200)
      if (how === 'played') {
        const key = randomBytes(8).toString('hex')
        const bet = {
          key,
          uid: player.uid,
          product: 'casino',
          currency: 'EUR',
          revenue: 'casino',
          round: key,
        } as const
        await fresh().database.transaction((tx) =>
          server.platform.promotions.bonusPlay.bet(tx, { ...bet, amount: 300n, from: 'bonus' }),
        )
      }
      await server.say(reference, 'refunded', { amount: 1000n })
      expect(await bonuses(player)).toEqual(['removed 0.00'])
      expect(await server.main(player)).toBe('40.00')
      const { response: spins } = await server.call('freespins.get', { status: 'all' }, { sid: player.sid })
      expect((spins.items as { status: string }[]).map(({ status }) => status)).toEqual(['expired'])
    })

    it('leaves bonuses of other deposits alone', async () => {
      const player = await server.player()
      await paidIn(player, { offer: 1 })
      const other = await paidIn(player)
      await server.say(other.reference, 'refunded')
      expect(await bonuses(player)).toEqual(['active 50.00'])
    })
  })

  it('makes room in the limit of deposits again, as it was never paid in', async () => {
    const player = await server.player()
    const fields = { kind: 'deposit', amount: '100', period: '30' }
    expect((await server.call('account.setLimit', fields, { sid: player.sid })).status).toBe(200)
    const { reference } = await paidIn(player, { amount: '90' })
    expect((await server.deposit(player, { amount: '20' })).error.type).toBe(
      'BillingDepositLimitExceededException',
    )
    await server.say(reference, 'refunded', { amount: 1000n })
    expect((await server.deposit(player, { amount: '21' })).error.type).toBe(
      'BillingDepositLimitExceededException',
    )
    expect((await server.deposit(player, { amount: '20' })).status).toBe(200)
  })

  it('offers the card no more by which money was charged back, and another one still', async () => {
    const player = await server.player()
    const { reference } = await paidIn(player)
    const cards = async () => {
      const { response } = await server.call(
        'cashier.getdepositsettings',
        { method: 'card' },
        { sid: player.sid },
      )
      return (response.methods as { requisites: object[] }[])[0]?.requisites
    }
    expect(await cards()).toEqual([{ card: '411111...1111' }])
    await server.say(reference, 'charged_back')
    expect(await cards()).toEqual([])
  })

  describe('while it waits for an operator', () => {
    /** A deposit that was paid after it had ended. */
    async function late(player: Player) {
      const { response } = await server.deposit(player)
      const reference = `deposit-${response.id}`
      await server.say(reference, 'expired')
      await server.say(reference, 'captured')
      const item = (await operator().inSuspense()).find(({ paymentId }) => paymentId === response.id)
      return { reference, id: response.id, item: item?.id ?? 0 }
    }
    const reasons = async (id: unknown) =>
      (await operator().inSuspense()).filter(({ paymentId }) => paymentId === id).map(({ reason }) => reason)

    it('is told to the operator, whichever comes first', async () => {
      const player = await server.player()
      const { reference, id } = await late(player)
      expect(await server.say(reference, 'charged_back')).toMatchObject({ outcome: 'suspense' })
      expect(await reasons(id)).toEqual(['late_capture', 'came_back'])
      const { response } = await server.deposit(player)
      await server.say(`deposit-${response.id}`, 'expired')
      await server.say(`deposit-${response.id}`, 'refunded')
      await server.say(`deposit-${response.id}`, 'captured')
      expect(await reasons(response.id)).toEqual(['late_capture', 'came_back'])
      expect(await server.main(player)).toBe('0.00')
    })

    it('is expected where the operator has sent it back, and taken from the player who was given it', async () => {
      const player = await server.player()
      const sent = await late(player)
      await operator().release(sent.item, { to: 'provider', by: 'olga' })
      expect(await server.say(sent.reference, 'refunded')).toMatchObject({ outcome: 'noted' })
      const given = await late(player)
      await operator().release(given.item, { to: 'player', by: 'olga', amount: '40' })
      expect(await server.main(player)).toBe('40.00')
      expect(await server.say(given.reference, 'refunded', { amount: 1000n })).toMatchObject({
        outcome: 'noted',
      })
      expect(await server.say(given.reference, 'charged_back', { amount: 4000n })).toMatchObject({
        outcome: 'moved',
      })
      expect(await server.main(player)).toBe('0.00')
      expect(await info(player, given.id)).toMatchObject({ status: 'expired', reversed: { amount: '40.00' } })
    })
  })

  it('leaves the books right', async () => {
    expect(await server.faults()).toEqual([])
    const { rows } = await fresh().database.query(
      `select name from platform.ledger_accounts where balance < 0 and uid is not null
        or kind = 'receivable' and balance > 0`,
    )
    expect(rows).toEqual([])
  })
})
