import { PlatformError } from '../shared/errors.ts'
import type { Verdict } from './createCodes.ts'

/** What the caller is told of a code that was not right (product document, section 8, Two-factor errors). */
export function wrongCode(
  type: 'AuthorizationException' | 'InvalidParameterException',
  verdict: Exclude<Verdict, 'right'>,
): PlatformError {
  const isWrong = verdict === 'wrong'
  return new PlatformError(type, isWrong ? 'code is invalid' : 'Time expired', {
    invalidParameters: { code: [{ code: isWrong ? 'invalid' : 'expired' }] },
  })
}
