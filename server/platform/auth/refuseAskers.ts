import { addressKey } from '../../addressKey.ts'
import { PlatformError } from '../errors.ts'
import type { Limit, RateLimiter } from '../limits/rateLimiter.ts'
import { refuseOften, tooMany } from '../limits/refuseOften.ts'

/** How often one address is told in an hour that a name is taken: people try the two or three that they have. */
const told: Limit = { times: 5, seconds: 3600 }

/**
 * Opens an account, unless its address asks who has one. A refusal because a name is taken says who is registered, so it
 * is given a few times an hour; then that address registers nobody, or what is refused and what is not would tell it too.
 * @throws PlatformError TooManyRequestsException, and what `open` throws
 */
export async function refuseAskers<T>(limiter: RateLimiter, ip: string, open: () => Promise<T>): Promise<T> {
  const key = `taken names told to ${addressKey(ip)}`
  const wait = await limiter.wait(key, told)
  if (wait > 0) throw tooMany(wait)
  try {
    return await open()
  } catch (error) {
    if (saysWhoIsRegistered(error)) await refuseOften(limiter, key, told)
    throw error
  }
}

/** A fakename is no way to sign in, and everybody sees it. */
function saysWhoIsRegistered(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false
  return Object.entries(error.invalidParameters ?? {}).some(
    ([name, errors]) => name !== 'fakename' && errors.some(({ code }) => code === 'not_unique'),
  )
}
