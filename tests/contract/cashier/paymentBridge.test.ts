import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedHeaders } from '../../../server/platform/cashier/provider/paymentSignature.ts'
import { paymentKeys } from '../../../server/sandbox/payments/paymentKeys.ts'
import { decidePayment, sandboxPayments } from '../../fixtures/cashier/decidePayment.ts'
import { type PaymentBridge, paymentBridge } from '../../fixtures/cashier/paymentBridge.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'

const site = 'https://casino.example/en/cashier'

describeOnOneDatabase('the payment bridge', (fresh) => {
  let bridge: PaymentBridge
  beforeAll(async () => {
    bridge = await paymentBridge(fresh().database)
  })
  afterAll(() => bridge.close())

  const states = (reference: string) => bridge.heard(reference).map(({ state }) => state)

  describe('a deposit', () => {
    it('is paid on a page of the site, of which the site hears by a callback', async () => {
      const { reference, started } = await bridge.deposit()
      expect(started.redirect).toEqual({ url: `/sandbox/pay/${started.payment}`, method: 'GET' })
      const decided = await decidePayment(bridge.url, started.payment, 'pay')
      expect(decided).toMatchObject({ status: 303, location: `${site}/paysuccess/1` })
      expect(bridge.heard(reference)).toMatchObject([
        {
          payment: started.payment,
          state: 'captured',
          amount: 1050n,
          currency: 'EUR',
          requisites: { card: '411111...1111' },
        },
      ])
      expect(await sandboxPayments(bridge.url, reference)).toMatchObject([{ state: 'captured' }])
    })

    it.each([
      ['fail', 'declined', 'payfail/1'],
      ['cancel', 'cancelled', 'paycancel'],
      ['expire', 'expired', 'payfail/1'],
    ] as const)('ends by %s as %s', async (decision, state, back) => {
      const { reference, started } = await bridge.deposit()
      const { location } = await decidePayment(bridge.url, started.payment, decision)
      expect(location).toBe(`${site}/${back}`)
      expect(states(reference)).toEqual([state])
    })

    it.each([
      ['card', {}],
      ['bank', {}],
      ['wallet', { email: 'anna@example.com' }],
      ['crypto', {}],
      ['mobile', {}],
    ] as const)('by %s ends in each way that a tester can choose', async (channel, fields) => {
      for (const [decision, state] of [
        ['pay', 'captured'],
        ['fail', 'declined'],
        ['cancel', 'cancelled'],
        ['expire', 'expired'],
        ['pending', 'pending'],
      ] as const) {
        const { reference, started } = await bridge.deposit({
          channel,
          ...(channel === 'crypto' && { currency: 'BTC' }),
          ...(channel === 'mobile' && { requisites: { phone: '+37120000001' } }),
        })
        await decidePayment(bridge.url, started.payment, decision, { fields })
        expect(states(reference), decision).toEqual([state])
      }
    })

    it.each([
      ['refund', 'refunded'],
      ['charge_back', 'charged_back'],
      ['fail_late', 'failed'],
    ] as const)('goes back by %s, in parts or whole, and says each once', async (decision, state) => {
      const { reference, started } = await bridge.deposit()
      expect((await decidePayment(bridge.url, started.payment, decision)).status).toBe(409)
      await decidePayment(bridge.url, started.payment, 'pay')
      for (const reversed of ['0', '-1', '1.005', 'all'])
        expect(
          (await decidePayment(bridge.url, started.payment, decision, { fields: { reversed } })).status,
        ).toBe(422)
      const part = await decidePayment(bridge.url, started.payment, decision, {
        fields: { reversed: '4.20' },
        delivery: 'twice',
      })
      expect(part).toMatchObject({ status: 200, location: undefined })
      expect(part.text).toContain('value="6.30"')
      await decidePayment(bridge.url, started.payment, decision, { fields: { reversed: '' } })
      const [, ...back] = bridge.heard(reference)
      expect(back).toMatchObject([
        { payment: started.payment, state, amount: 420n, currency: 'EUR' },
        { payment: started.payment, state, amount: 420n },
        { payment: started.payment, state, amount: 630n },
      ])
      expect(new Set(back.map(({ id }) => id)).size).toBe(2)
      expect(await bridge.provider.status(reference)).toMatchObject({ state: 'captured', amount: 1050n })
    })

    it('is left pending, and decided later on the same page', async () => {
      const { reference, started } = await bridge.deposit({ channel: 'bank' })
      const left = await decidePayment(bridge.url, started.payment, 'pending')
      expect(left.location).toBe(`${site}/paypending/1`)
      await decidePayment(bridge.url, started.payment, 'pay')
      expect(states(reference)).toEqual(['pending', 'captured'])
    })

    it('is given up at the asking of the site, and paid by nobody after that', async () => {
      const { reference, started } = await bridge.deposit()
      for (const _again of [1, 2])
        expect(await bridge.provider.cancelDeposit(reference)).toMatchObject({
          reference,
          payment: started.payment,
          state: 'cancelled',
        })
      expect((await decidePayment(bridge.url, started.payment, 'pay')).status).toBe(409)
      expect(await bridge.provider.cancelDeposit('deposit-none')).toBeUndefined()
    })

    it('that was paid is not given up: the site is told that it was', async () => {
      const { reference, started } = await bridge.deposit()
      await decidePayment(bridge.url, started.payment, 'pay')
      expect(await bridge.provider.cancelDeposit(reference)).toMatchObject({ state: 'captured' })
    })

    it('can be paid late, when its time was over', async () => {
      const { reference, started } = await bridge.deposit()
      await decidePayment(bridge.url, started.payment, 'expire')
      expect((await decidePayment(bridge.url, started.payment, 'fail')).status).toBe(409)
      await decidePayment(bridge.url, started.payment, 'pay')
      expect(states(reference)).toEqual(['expired', 'captured'])
    })

    it('is decided once, however often the page is sent', async () => {
      const { reference, started } = await bridge.deposit()
      const decided = await Promise.all(
        ['pay', 'fail', 'pay', 'cancel'].map((one) =>
          decidePayment(bridge.url, started.payment, one as 'pay'),
        ),
      )
      expect(decided.filter(({ status }) => status === 303)).toHaveLength(1)
      expect(states(reference)).toHaveLength(1)
    })

    it('started again is the same one, also when many start it at once', async () => {
      const { order, started } = await bridge.deposit()
      const again = await Promise.all([1, 2, 3, 4].map(() => bridge.provider.startDeposit(order)))
      expect(again).toEqual([started, started, started, started])
    })

    it('of another sum under the same reference is not started', async () => {
      const { order } = await bridge.deposit()
      const other = bridge.provider.startDeposit({ ...order, amount: 2000n })
      await expect(other).rejects.toMatchObject({ name: 'ProviderError', kind: 'faulty' })
    })

    it('on the phone needs no page of the browser, and leaves it where it is', async () => {
      const { reference, started } = await bridge.deposit({
        channel: 'mobile',
        requisites: { phone: '+37120000001' },
      })
      expect(started.redirect).toBeUndefined()
      const [found] = await sandboxPayments(bridge.url, reference)
      const page = await fetch(`${bridge.url}/sandbox/pay/${found?.payment}`)
      expect(await page.text()).toContain('...001')
      expect(await decidePayment(bridge.url, started.payment, 'pay')).toMatchObject({
        status: 200,
        location: undefined,
      })
      expect(states(reference)).toEqual(['captured'])
    })

    it('of crypto tells how much came', async () => {
      const { reference, started } = await bridge.deposit({
        channel: 'crypto',
        amount: 100_000n,
        currency: 'BTC',
      })
      await decidePayment(bridge.url, started.payment, 'pay', { fields: { sent: '0.0004' } })
      expect(bridge.heard(reference)).toMatchObject([{ amount: 40_000n, currency: 'BTC' }])
    })

    it('of a wallet tells whose it is, masked', async () => {
      const { reference, started } = await bridge.deposit({ channel: 'wallet' })
      const wrong = await decidePayment(bridge.url, started.payment, 'pay', { fields: { email: 'anna' } })
      expect(wrong.status).toBe(422)
      await decidePayment(bridge.url, started.payment, 'pay', { fields: { email: 'anna@example.com' } })
      expect(bridge.heard(reference)).toMatchObject([{ requisites: { email: 'a...@example.com' } }])
    })

    it('is not sent to another site afterwards', async () => {
      const order = bridge.order()
      const returns = { ...order.returns, fail: 'https://elsewhere.example/' }
      await expect(bridge.provider.startDeposit({ ...order, returns })).rejects.toThrow('400 malformed')
    })
  })

  describe('a card', () => {
    it('that is none is named on the page, and moves nothing', async () => {
      const { reference, started } = await bridge.deposit()
      const fields = { number: '4111 1111 1111 1112', expiry: '01/20', cvc: 'x' }
      const { status, text } = await decidePayment(bridge.url, started.payment, 'pay', { fields })
      expect(status).toBe(422)
      for (const name of ['number', 'expiry', 'cvc']) expect(text).toContain(`id="${name}-error"`)
      expect(states(reference)).toEqual([])
    })

    it('without funds is declined with the reason', async () => {
      const { reference, started } = await bridge.deposit()
      const fields = { number: '4000 0000 0000 9995' }
      const { location } = await decidePayment(bridge.url, started.payment, 'pay', { fields })
      expect(location).toBe(`${site}/payfail/1`)
      expect(bridge.heard(reference)).toMatchObject([{ state: 'declined', reason: 'insufficient_funds' }])
    })

    it('used before is asked for its code alone', async () => {
      const { reference, started } = await bridge.deposit({ requisites: { card: '411111...1111' } })
      const page = await (await fetch(`${bridge.url}/sandbox/pay/${started.payment}`)).text()
      expect(page).not.toContain('name="number"')
      await decidePayment(bridge.url, started.payment, 'pay', { fields: { number: '' } })
      expect(bridge.heard(reference)).toMatchObject([{ requisites: { card: '411111...1111' } }])
    })

    it('is kept by its mask and one token alone', async () => {
      for (let times = 0; times < 2; times += 1) {
        const { started } = await bridge.deposit({ player: { uid: 4242, locale: 'en' } })
        await decidePayment(bridge.url, started.payment, 'pay')
      }
      const { rows } = await fresh().database.query(
        `select distinct source from sandbox.payments where player = '4242'`,
      )
      expect(rows).toEqual([{ source: { card: '411111...1111', token: expect.stringMatching(/^tok_/) } }])
      const { rows: all } = await fresh().database.query(
        `select count(*)::int as count from sandbox.payments p, sandbox.payment_hooks h
         where p::text || h::text ~ '4111 ?1111 ?1111 ?1111'`,
      )
      expect(all).toEqual([{ count: 0 }])
    })
  })

  describe('a payout', () => {
    it('is paid by itself, once however often it is sent', async () => {
      const order = bridge.payout()
      const sent = await Promise.all([1, 2, 3].map(() => bridge.provider.sendPayout(order)))
      expect(new Set(sent.map(({ payment }) => payment)).size).toBe(1)
      await expect.poll(() => states(order.reference)).toEqual(['paid'])
    })

    it('of a sum ending in .13 fails', async () => {
      const order = bridge.payout({ amount: 2013n })
      await bridge.provider.sendPayout(order)
      await expect.poll(() => states(order.reference)).toEqual(['failed'])
      expect(bridge.heard(order.reference)).toMatchObject([{ reason: 'refused_by_bank' }])
    })

    it.each(['pay', 'fail'] as const)('of a sum ending in .17 waits for a tester to %s', async (decision) => {
      const order = bridge.payout({ amount: 2017n })
      const { payment } = await bridge.provider.sendPayout(order)
      const page = await (await fetch(`${bridge.url}/sandbox/pay`)).text()
      expect(page).toContain(`/sandbox/pay/${payment}`)
      expect((await decidePayment(bridge.url, payment, 'cancel')).status).toBe(409)
      await decidePayment(bridge.url, payment, decision)
      expect(states(order.reference)).toEqual([decision === 'pay' ? 'paid' : 'failed'])
    })
  })

  describe('what the bridge answers', () => {
    it('is how a payment stands', async () => {
      const { reference, started } = await bridge.deposit()
      expect(await bridge.provider.status(reference)).toMatchObject({
        payment: started.payment,
        state: 'pending',
      })
      await decidePayment(bridge.url, started.payment, 'pay')
      expect(await bridge.provider.status(reference)).toEqual(bridge.heard(reference)[0])
      expect(await bridge.provider.status('deposit-0')).toBeUndefined()
    })

    it('ends a payment, or may change when it is asked again', async () => {
      const refused = bridge.provider.startDeposit(bridge.order({ amount: 1011n }))
      await expect(refused).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' })
      const broken = bridge.provider.sendPayout(bridge.payout({ amount: 1012n }))
      await expect(broken).rejects.toMatchObject({ name: 'ProviderError', kind: 'unreachable' })
      const faulty = bridge.provider.sendPayout(bridge.payout({ amount: 1014n }))
      await expect(faulty).rejects.toMatchObject({ name: 'ProviderError', kind: 'faulty' })
    })

    it('says of requisites that they cannot be used, asked alone, paying in and paying out', async () => {
      const requisites = { iban: 'LV61BANK0000435199902' }
      const refused = { name: 'ProviderError', kind: 'refused', fault: 'validation_required' }
      for (const refusal of [
        bridge.provider.checkRequisites(bridge.payout({ requisites })),
        bridge.provider.startDeposit(bridge.order({ requisites })),
        bridge.provider.sendPayout(bridge.payout({ requisites })),
      ])
        await expect(refusal).rejects.toMatchObject(refused)
      await expect(bridge.provider.checkRequisites(bridge.payout())).resolves.toBeUndefined()
    })

    it('is nothing to whoever cannot sign, signed long ago or something else, or comes through the site', async () => {
      const ask = async (subject: string, headers: Record<string, string>) => {
        const [method = '', path = ''] = subject.split(' ')
        return (await fetch(`${bridge.url}/sandbox/payments${path}`, { method, headers })).status
      }
      const subject = 'GET /payments/deposit-0'
      const good = signedHeaders(paymentKeys, subject, '')
      expect(await ask(subject, good)).toBe(404)
      expect(await ask(subject, {})).toBe(401)
      expect(await ask('GET /payments/deposit-1', good)).toBe(401)
      expect(await ask(subject, { ...good, 'x-forwarded-for': '198.18.0.1' })).toBe(401)
      expect(await ask(subject, { ...good, 'x-payment-key': 'another' })).toBe(401)
      expect(
        await ask(subject, { ...good, 'x-payment-time': String(Number(good['x-payment-time']) + 1) }),
      ).toBe(401)
      const guessed = signedHeaders({ ...paymentKeys, secret: 'guess' }, subject, '')
      expect(await ask(subject, guessed)).toBe(401)
      const old = signedHeaders(paymentKeys, subject, '', Date.now() - 600_000)
      expect(await ask(subject, old)).toBe(401)
    })
  })

  describe('a callback', () => {
    it('comes twice under one name', async () => {
      const { reference, started } = await bridge.deposit()
      await decidePayment(bridge.url, started.payment, 'pay', { delivery: 'twice' })
      const [first, second] = bridge.heard(reference)
      expect(first?.state).toBe('captured')
      expect(second).toEqual(first)
    })

    it('comes before one that happened earlier', async () => {
      const { reference, started } = await bridge.deposit()
      await decidePayment(bridge.url, started.payment, 'pay', { delivery: 'out_of_order' })
      const [first, second] = bridge.heard(reference)
      expect([first?.state, second?.state]).toEqual(['captured', 'pending'])
      expect(second?.happenedAt.getTime()).toBeLessThan(first?.happenedAt.getTime() ?? 0)
    })

    it('comes late', async () => {
      const { reference, started } = await bridge.deposit()
      await decidePayment(bridge.url, started.payment, 'pay', { delivery: 'late' })
      expect(states(reference)).toEqual([])
      // Whatever else is sent, the sandbox sends with it what is due.
      await fresh().database.query('update sandbox.payment_hooks set next_at = now() where next_at > now()')
      const other = await bridge.deposit()
      await decidePayment(bridge.url, other.started.payment, 'pay')
      await expect.poll(() => states(reference)).toEqual(['captured'])
    })

    it('is refused where somebody else sends it, or sends it again much later', async () => {
      const { reference, started } = await bridge.deposit()
      const body = JSON.stringify({
        id: 'forged',
        payment: started.payment,
        reference,
        state: 'captured',
        amount: '10.50',
        currency: 'EUR',
        happened_at: new Date().toISOString(),
      })
      const send = async (secret: string, time = Date.now()) => {
        const headers = signedHeaders({ key: '', secret }, 'CALLBACK', body, time)
        return (await fetch(`${bridge.receiverUrl}/hooks/payments`, { method: 'POST', headers, body })).status
      }
      expect(await send('guess')).toBe(401)
      expect(await send(paymentKeys.secret, Date.now() - 600_000)).toBe(401)
      expect(states(reference)).toEqual([])
      expect(await send(paymentKeys.secret)).toBe(200)
    })

    it('comes again until it is heard', async () => {
      const { reference, started } = await bridge.deposit()
      bridge.deafen(1)
      await decidePayment(bridge.url, started.payment, 'pay')
      expect(states(reference)).toEqual([])
      await expect.poll(() => states(reference)).toEqual(['captured'])
    })
  })

  describe('the page', () => {
    it('runs nothing, is framed by nobody, and leads to the one site alone', async () => {
      const requisites = { email: '"><script>1</script>' }
      const { started } = await bridge.deposit({ channel: 'wallet', requisites })
      const page = await fetch(`${bridge.url}/sandbox/pay/${started.payment}`)
      const policy = page.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("form-action 'self' https://casino.example;")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(await page.text()).not.toContain('<script')
    })

    it('is not there for a payment that is not', async () => {
      expect((await fetch(`${bridge.url}/sandbox/pay/${'0'.repeat(32)}`)).status).toBe(404)
    })
  })
})
