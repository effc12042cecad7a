import { HookRefusedError } from '../../http/HookRefusedError.ts'
import { type PaymentProvider, ProviderError } from './PaymentProvider.ts'
import type { PaymentWatch, ProviderCall } from './PaymentWatch.ts'

/** A provider of which is told what it did not do. */
export function watchedProvider(provider: PaymentProvider, watch: PaymentWatch): PaymentProvider {
  function tell(call: ProviderCall, error: unknown): never {
    if (error instanceof ProviderError) watch.failed(call, error.kind)
    else watch.failed(call, error instanceof HookRefusedError ? 'invalid' : 'other')
    throw error
  }
  return {
    name: provider.name,
    startDeposit: (order) => provider.startDeposit(order).catch((error) => tell('deposit', error)),
    sendPayout: (order) => provider.sendPayout(order).catch((error) => tell('payout', error)),
    checkRequisites: (order) => provider.checkRequisites(order).catch((error) => tell('requisites', error)),
    status: (reference) => provider.status(reference).catch((error) => tell('status', error)),
    cancelDeposit: (reference) => provider.cancelDeposit(reference).catch((error) => tell('cancel', error)),
    readCallback(body, headers) {
      try {
        return provider.readCallback(body, headers)
      } catch (error) {
        return tell('callback', error)
      }
    },
  }
}
