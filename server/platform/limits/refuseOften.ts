import { PlatformError } from '../errors.ts'
import type { Limit, RateLimiter } from './rateLimiter.ts'

/**
 * Counts one more try under the key.
 * @throws PlatformError TooManyRequestsException with the seconds to wait, once there were too many
 */
export async function refuseOften(limiter: RateLimiter, key: string, limit: Limit): Promise<void> {
  const wait = await limiter.count(key, limit)
  if (wait > 0) throw new PlatformError('TooManyRequestsException', 'Too many tries', { resendTime: wait })
}
