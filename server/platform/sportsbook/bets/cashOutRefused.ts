import { PlatformError } from '../../shared/errors.ts'

/**
 * Why a bet cannot be cashed out. `no_price`: the feed says of a leg no chance; `not_worth`: not even one minor unit; `pending`: another
 * part of it is waiting.
 */
export type CashOutCode =
  | 'not_open'
  | 'not_offered'
  | 'suspended'
  | 'no_price'
  | 'not_worth'
  | 'offer_expired'
  | 'price_differs'
  | 'pending'

export const cashOutRefused = (reason: CashOutCode) =>
  new PlatformError('InvalidRequestException', `The bet is not cashed out: ${reason}`, {
    status: 409,
    errorData: { reason },
  })
