import { invalidParameters, PlatformError } from '../shared/errors.ts'
import { toAmount } from '../wallet/money.ts'

export const unavailable = (message: string, cause?: unknown) =>
  new PlatformError('BillingUnavailableException', message, { cause })

/** The provider answered, and not as agreed: nobody knows what it did. */
export const serviceError = (message: string, cause?: unknown) =>
  new PlatformError('BillingServiceErrorException', message, { cause })

export const declined = () =>
  new PlatformError('BillingTransactionDeclinedException', 'The payment provider declined the payment')

/** Whose payment it is, and whether there is one, is nobody else's business. */
export const noSuchPayment = () => invalidParameters({ id: [{ code: 'not_found' }] })

export const tooManyPayments = (seconds: number) =>
  new PlatformError('TooManyRequestsException', 'Too many payments in an hour', { resendTime: seconds })

/** @param available minor units that may still be deposited */
export const depositLimitExceeded = (available: bigint, currency: string) =>
  new PlatformError('BillingDepositLimitExceededException', 'The deposit limit would be exceeded', {
    errorData: { available_amount: toAmount(available, currency) },
  })

/** @param available minor units that may still be withdrawn in so many days; none were withdrawn yet if `alone` */
export const withdrawalLimitExceeded = (
  { days, available, currency }: { days: number; available: bigint; currency: string },
  alone: boolean,
) =>
  new PlatformError(
    alone ? 'WithdrawalLimitsExceededException' : 'WithdrawalLimitsPeriodExceededException',
    'More than may be withdrawn',
    { errorData: { days, available_amount: toAmount(available, currency) } },
  )

/** @param owed minor units that the player owes, for money of theirs went back */
export const owes = (owed: bigint, currency: string) =>
  new PlatformError('WithdrawalDeclinedException', 'The player owes something', {
    errorData: { reason: 'owes', owed: toAmount(owed, currency) },
  })

/** Too late: the money is on its way, or it ended otherwise. */
export const notCancellable = (status: string) =>
  new PlatformError('WithdrawalDeclinedException', 'The withdrawal cannot be cancelled any more', {
    errorData: { reason: 'not_cancellable', status },
  })

/** It was paid before, or the provider keeps it open. */
export const depositGoesOn = (status: string) =>
  new PlatformError('BillingTransactionDeclinedException', 'The deposit cannot be given up any more', {
    errorData: { reason: 'not_cancellable', status },
  })
