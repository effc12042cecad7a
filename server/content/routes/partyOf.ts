import type { FastifyRequest } from 'fastify'
import { ContentError } from '../ContentError.ts'
import type { Party } from '../staff/passkeys/createPasskeys.ts'
import type { ContentContext } from './Operation.ts'

/**
 * For which site a passkey is used.
 * @throws ContentError 409 where the operator must say it and has not: what a request says of it anybody can write
 */
export function partyOf(
  { publicUrl, needsPublicUrl }: Pick<ContentContext, 'publicUrl' | 'needsPublicUrl'>,
  request: FastifyRequest,
): Party {
  if (publicUrl === undefined && needsPublicUrl)
    throw new ContentError(409, 'PasskeysUnavailable', 'Passkeys are not used here before PUBLIC_URL is set')
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  return { origin, id: new URL(origin).hostname }
}
