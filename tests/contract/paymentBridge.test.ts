import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../fixtures/databases.ts'
import { decidePayment, sandboxPayments } from '../fixtures/decidePayment.ts'
import { type PaymentBridge, paymentBridge } from '../fixtures/paymentBridge.ts'

describeOnEachDatabase('the payment bridge', (fresh) => {
  let bridge: PaymentBridge
  beforeAll(async () => {
    bridge = await paymentBridge(fresh().database)
  })
  afterAll(() => bridge.close())

  it('starts a deposit on a page of the site, and tells that it was paid', async () => {
    const { reference, started } = await bridge.deposit()
    expect(started.redirect).toEqual({ url: `/sandbox/pay/${started.payment}`, method: 'GET' })
    const decided = await decidePayment(bridge.url, started.payment, 'pay')
    expect(decided).toMatchObject({ status: 303, location: 'https://casino.example/en/cashier/paysuccess/1' })
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
})
