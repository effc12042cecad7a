import { expect, it } from 'vitest'
import { paymentSettings } from './paymentSettings.ts'

const bridge = { url: 'https://pay.example/v1', key: 'k', secret: 'a-secret-of-enough-characters' }

it("takes the operator's bridge before the sandbox, and lets players go to its pages", () => {
  const { provider, origins, missing } = paymentSettings({ bridge }, 'http://127.0.0.1:9')
  expect(provider?.name).toBe('bridge')
  expect(origins).toEqual(['https://pay.example'])
  expect(missing).toEqual([])
})

it('takes the sandbox where there is one, and else says what is missing', () => {
  expect(paymentSettings({}, 'http://127.0.0.1:9')).toMatchObject({
    provider: { name: 'sandbox' },
    missing: [],
  })
  const none = paymentSettings({}, undefined)
  expect(none.provider).toBeUndefined()
  expect(none.missing).toEqual([expect.stringContaining('PAYMENTS_URL')])
})
