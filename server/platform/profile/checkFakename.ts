import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters } from '../shared/errors.ts'
import { checkValue } from '../submissions/checkValue.ts'

const changes: Limit = { times: 3, seconds: 24 * 3600 }
const key = (uid: number) => `fakename ${uid}`

/**
 * Checks a new fakename and counts the change: others know a player by their name.
 * @throws PlatformError InvalidParameterException, or TooManyRequestsException after a few a day
 */
export async function checkFakename(limiter: RateLimiter, uid: number, fakename: string): Promise<void> {
  const errors = await checkValue([{ rule: 'required' }, { rule: 'fakename' }], fakename)
  if (errors.length > 0) throw invalidParameters({ fakename: errors })
  await refuseOften(limiter, key(uid), changes)
}

/** The name was another's: a change that did not come about does not count. */
export const forgiveFakename = (limiter: RateLimiter, uid: number) => limiter.takeBack(key(uid))
