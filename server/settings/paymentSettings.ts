import { httpProvider } from '../platform/cashier/provider/httpProvider.ts'
import type { PaymentProvider } from '../platform/cashier/provider/PaymentProvider.ts'
import { paymentKeys } from '../sandbox/payments/paymentKeys.ts'
import type { Settings } from './settings.ts'

export type PaymentChoice = {
  provider?: PaymentProvider
  /** Origins of its pages, where they are others than ours. */
  origins: string[]
  /** What an operator must be told, where nobody moves money. */
  missing: string[]
}

/** Who moves money: the operator's payment bridge where it is set up, else the sandbox where there is one. */
export function paymentSettings(
  settings: Pick<Settings, 'bridge'>,
  sandboxUrl: string | undefined,
): PaymentChoice {
  const { bridge } = settings
  if (bridge) {
    const provider = httpProvider({ name: 'bridge', ...bridge })
    return { provider, origins: [new URL(bridge.url).origin], missing: [] }
  }
  if (sandboxUrl !== undefined) {
    const url = `${sandboxUrl}/sandbox/payments`
    return { provider: httpProvider({ name: 'sandbox', url, ...paymentKeys }), origins: [], missing: [] }
  }
  return {
    origins: [],
    missing: ['Nothing is paid in or out: set PAYMENTS_URL and its like (or SANDBOX=1 to decide yourself).'],
  }
}
