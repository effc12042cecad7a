import type { PaymentType } from '../../shared/paymentType.ts'
import type { PaymentStatus } from '../paymentStates.ts'
import type { ProviderFault } from './PaymentProvider.ts'
import type { EventOutcome } from './paymentEventRepository.ts'

/** What the provider is asked, or tells. */
export type ProviderCall = 'deposit' | 'payout' | 'requisites' | 'status' | 'cancel' | 'callback'

/** Who is told how payments go, to count them. */
export type PaymentWatch = {
  /** This process has moved a payment, and that is committed. */
  moved: (type: PaymentType, status: PaymentStatus) => void
  /** What was made of something that the provider said. */
  heard: (outcome: EventOutcome | 'known') => void
  /** @param kind as of ProviderError; `invalid` for a callback that is not the provider's or makes no sense */
  failed: (call: ProviderCall, kind: ProviderFault | 'invalid' | 'other') => void
}
