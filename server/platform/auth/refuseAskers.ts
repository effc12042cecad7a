import { addressKey } from '../../http/addressKey.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { tooMany } from '../rateLimits/refuseOften.ts'
import { PlatformError } from '../shared/errors.ts'

/** How often one address is told in an hour that a name is taken: people try the two or three that they have. */
const told: Limit = { times: 5, seconds: 3600 }

/**
 * Opens an account, unless its address asks who has one. A refusal because a name is taken says who is registered, and
 * one because a person is excluded says more, so it
 * is given a few times an hour; then that address registers nobody, or what is refused and what is not would tell it too.
 * Each registration counts while it is under way, so that many at once are told no more than many in a row.
 * @throws PlatformError TooManyRequestsException, and what `open` throws
 */
export async function refuseAskers<T>(limiter: RateLimiter, ip: string, open: () => Promise<T>): Promise<T> {
  const key = `taken names told to ${addressKey(ip)}`
  const wait = await limiter.reserve(key, told)
  if (wait > 0) throw tooMany(wait)
  let isTold = false
  try {
    return await open()
  } catch (error) {
    isTold = saysWhoIsRegistered(error)
    throw error
  } finally {
    if (!isTold) await limiter.takeBack(key)
  }
}

/** A fakename is no way to sign in, and everybody sees it. */
function saysWhoIsRegistered(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false
  if (error.errorData?.reason === 'self_excluded') return true
  return Object.entries(error.invalidParameters ?? {}).some(
    ([name, errors]) => name !== 'fakename' && errors.some(({ code }) => code === 'not_unique'),
  )
}
