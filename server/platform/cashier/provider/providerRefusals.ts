import { PlatformError } from '../../shared/errors.ts'
import { declined, serviceError, unavailable } from '../cashierErrors.ts'
import type { ProviderError, RequisitesFault } from './PaymentProvider.ts'

const requisites = {
  on_verification: 'RequisitesOnVerificationException',
  validation_required: 'RequisitesValidationRequiredException',
  fraudulent: 'RequisitesFraudulentException',
} as const satisfies Record<RequisitesFault, `Requisites${string}`>

/** Code that stays with a payment that the provider refused. */
export const refusalCode = ({ fault }: ProviderError) => (fault ? `requisites_${fault}` : 'refused')

/** What the player of such a payment is told, however often they ask. @param code as it was kept with the payment */
export function refusalOf(code: string | null): PlatformError {
  const fault = (Object.keys(requisites) as RequisitesFault[]).find((one) => code === `requisites_${one}`)
  return fault ? new PlatformError(requisites[fault], 'The provider refused the requisites') : declined()
}

/** What whoever asked the provider is told, where it did not do it. */
export function providerFailure(error: ProviderError): PlatformError {
  if (error.kind === 'unreachable') return unavailable('The payment provider cannot be reached', error)
  if (error.kind === 'faulty') return serviceError('The payment provider failed', error)
  return refusalOf(refusalCode(error))
}
