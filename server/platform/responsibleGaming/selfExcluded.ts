import { PlatformError } from '../shared/errors.ts'
import type { Exclusion } from './exclusion.ts'

/**
 * What somebody is told who is another account's excluded person. Not until when: who enters the name and the birth date of
 * somebody else learns no more of them than they must.
 */
export function selfExcludedPerson(): PlatformError {
  return new PlatformError('AccessDeniedException', 'The person excluded themselves from play', {
    status: 409,
    errorData: { reason: 'self_excluded' },
  })
}

/**
 * What an excluded player is told. A 409, because a 403 takes the whole page away, and they may still read, withdraw
 * and ask for help.
 */
export function selfExcluded({ until }: Exclusion): PlatformError {
  return new PlatformError('AccessDeniedException', 'The player excluded themselves from play', {
    status: 409,
    errorData: {
      reason: 'self_excluded',
      is_permanent: until === null,
      ...(until && { ends_at: until.toISOString() }),
    },
  })
}
