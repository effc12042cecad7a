import { passwordMatches } from '../../process/passwords.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, type PlatformError } from '../shared/errors.ts'
import type { Account } from './accountRepository.ts'

/** Wrong passwords in a row, whatever they are asked for. */
const wrong = { times: 5, seconds: 300 } satisfies Limit

/**
 * Has the player of a session enter the password again, so that a stolen session alone does nothing; an account that has
 * none asks for none.
 * @param field parameter that the password came in
 * @throws PlatformError InvalidParameterException at the field; TooManyRequestsException
 */
export async function requirePassword(
  limiter: RateLimiter,
  { uid, passwordHash }: Pick<Account, 'uid' | 'passwordHash'>,
  typed: string | undefined,
  field: string,
): Promise<void> {
  if (passwordHash === null) return
  if (!typed) throw invalidParameters({ [field]: [{ code: 'insert_password' }] })
  const tries = `old password ${uid}`
  await refuseOften(limiter, tries, wrong)
  if (!(await passwordMatches(passwordHash, typed))) throw wrongPassword(field)
  await limiter.forget(tries)
}

export const wrongPassword = (field: string): PlatformError =>
  invalidParameters({ [field]: [{ code: 'wrong_password' }] })
