import { PlatformError } from '../shared/errors.ts'
import type { Limit, RateLimiter } from './rateLimiter.ts'

/**
 * Counts one more try under the key. The answer says in its error_data that it is about tries: a failure that tells only
 * how long to wait is one about a code that was sent (product document, section 4, Authentication).
 * @throws PlatformError TooManyRequestsException with the seconds to wait, once there were too many
 */
export async function refuseOften(limiter: RateLimiter, key: string, limit: Limit): Promise<void> {
  const wait = await limiter.count(key, limit)
  if (wait > 0) throw tooMany(wait)
}

/** @param resendTime seconds to wait */
export const tooMany = (resendTime: number) =>
  new PlatformError('TooManyRequestsException', 'Too many tries', {
    resendTime,
    errorData: { reason: 'too_many_tries' },
  })
