import { PlatformError } from '../../shared/errors.ts'
import type { WhyNot } from './whyNot.ts'

type Told = { missing: number; price: number }

/** A purchase that is refused, as its caller is told it. */
export function refusedPurchase(reason: WhyNot, { missing }: Pick<Told, 'missing'>): PlatformError {
  const message = `The product cannot be bought: ${reason}`
  if (reason === 'insufficient')
    return new PlatformError('LoyaltyInsufficientPointsException', message, { errorData: { missing } })
  if (reason === 'debt') return new PlatformError('LoyaltyDebtException', message)
  if (reason === 'frozen') return new PlatformError('LoyaltyFrozenException', message)
  return new PlatformError('LoyaltyProductUnavailableException', message, { errorData: { reason } })
}

/** It is not what the player saw any more. @property price that it has now; left out where it is gone */
export function productChanged({ price }: Partial<Pick<Told, 'price'>>): PlatformError {
  const reason = 'product_changed'
  return price === undefined
    ? new PlatformError('LoyaltyProductUnavailableException', 'The product is gone', {
        errorData: { reason },
      })
    : new PlatformError('LoyaltyPriceChangedException', `It costs ${price}`, { errorData: { reason, price } })
}
