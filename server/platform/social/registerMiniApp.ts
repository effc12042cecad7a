import type { Account } from '../accounts/accountRepository.ts'
import { PlatformError } from '../shared/errors.ts'
import type { CallContext, OperationInput } from '../shared/operations.ts'
import type { Social } from './createSocial.ts'
import { identityRepository, messenger } from './identityRepository.ts'
import { verifyInitData } from './verifyInitData.ts'

/**
 * Opens the account of a messenger's user, or signs them in where they have one. What the messenger signed may be sent
 * again while it is good: it opens nothing but their own account.
 * @throws PlatformError AuthorizationException when the messenger did not sign it, or too long ago;
 *   AccessDeniedException while they exclude themselves, unless they come to withdraw
 */
export async function registerMiniApp(
  { miniApp: settings, database, vouched, admission }: Social,
  input: OperationInput<'auth.register'>,
  context: CallContext,
): Promise<Account> {
  if (!settings.botToken) throw refuse('no bot is configured', context)
  const { payload = '', hash, id, purpose } = input
  const user = verifyInitData(payload, settings.botToken, settings.maxAge, Date.now())
  if (typeof user === 'string') throw refuse(user, context)
  const signed = new URLSearchParams(payload).get('hash')
  if ((hash !== undefined && hash !== signed) || (id !== undefined && id !== user.id))
    throw refuse('other fields', context)

  const identity = { service: messenger, subject: user.id }
  const known = await identityRepository.findAccount(database.drizzle, identity)
  const { account, isNew } = known
    ? { account: known, isNew: false }
    : await vouched.open(
        identity,
        { name: user.firstName, ...user, locale: user.languageCode },
        { ...context, locale: '' },
      )
  const admitted = await admission.admit(account, identity, context, purpose)
  if (admitted.status === 'code') {
    throw new PlatformError('AuthorizationException', 'two_factor_auth is enable', {
      ...(admitted.resendTime !== undefined && { resendTime: admitted.resendTime }),
      errorData: {
        method: admitted.method,
        ...(admitted.sentTo !== undefined && { sent_to: admitted.sentTo }),
      },
    })
  }
  context.log.info({ uid: account.uid, service: messenger }, isNew ? 'registered' : 'signed in')
  return account
}

/** One answer for everything, so that nobody learns how far a forgery got; the reason is for our log. */
function refuse(reason: string, { log }: CallContext): PlatformError {
  log.warn({ reason }, 'what a mini-app brought was refused')
  return new PlatformError('AuthorizationException', 'The messenger does not vouch for this')
}
