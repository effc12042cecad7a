import { PlatformError } from '../shared/errors.ts'
import { toAmount } from '../wallet/money.ts'

/** The terms of the active bonus allow no so large a stake. */
export class StakeTooLargeError extends PlatformError {}

export const stakeTooLarge = (most: bigint, currency: string) =>
  new StakeTooLargeError('InvalidRequestException', 'The terms of the bonus allow no so large a stake', {
    status: 409,
    errorData: { reason: 'most_stake', available_amount: toAmount(most, currency) },
  })

export const refundTooLarge = () =>
  new PlatformError('InvalidRequestException', 'More than the stake cannot be paid back', { status: 409 })
