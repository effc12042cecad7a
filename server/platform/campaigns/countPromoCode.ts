import { addressKey } from '../../http/addressKey.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'

/** A code is looked at while somebody types it, so they are more than a few. */
const limit = { times: 60, seconds: 600 }

/**
 * Codes that anybody has looked at from an address, wherever they do, for they could be guesses.
 * @throws PlatformError TooManyRequestsException
 */
export function countPromoCode(limiter: RateLimiter, ip: string): Promise<void> {
  return refuseOften(limiter, `promo codes from ${addressKey(ip)}`, limit)
}
