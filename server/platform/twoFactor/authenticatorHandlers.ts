import type { Database } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { requirePassword } from '../accounts/requirePassword.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { type Authenticators, noApp } from './createAuthenticators.ts'

export type AuthenticatorServices = {
  database: Database
  limiter: RateLimiter
  authenticators: Authenticators
}

/** Adds an authenticator app by the password, and changes anything about it by the password and a code. */
export function authenticatorHandlers({ database, limiter, authenticators }: AuthenticatorServices) {
  const { drizzle } = database

  /** The account of the session, whose password was entered again. */
  async function proven(password: string | undefined, context: CallContext) {
    const { account } = (await accountRepository.find(drizzle, signedIn(context).uid)) ?? {}
    if (!account) throw new Error('The account of the session is gone')
    await requirePassword(limiter, account, password, 'password')
    return account
  }

  /** @returns the account's number */
  async function provenTwice(input: { password?: string; code: string }, context: CallContext) {
    const { uid } = await proven(input.password, context)
    if (!(await authenticators.has(drizzle, uid))) throw noApp()
    await authenticators.check(uid, input.code, context, 'InvalidParameterException')
    return uid
  }

  return {
    async 'account.getAuthenticator'(_input, context) {
      const { since, recoveryCodes } = await authenticators.of(signedIn(context).uid)
      return {
        is_on: since !== undefined,
        ...(since && { since: since.toISOString() }),
        recovery_codes: recoveryCodes,
      }
    },

    async 'account.startAuthenticator'({ password }, context) {
      return authenticators.start(await proven(password, context))
    },

    async 'account.confirmAuthenticator'({ ticket, code }, context) {
      const { uid } = signedIn(context)
      return { value: 1 as const, recovery_codes: await authenticators.confirm(uid, ticket, code, context) }
    },

    async 'account.removeAuthenticator'(input, context) {
      await authenticators.remove(await provenTwice(input, context), context)
      return { value: 1 as const }
    },

    async 'account.renewRecoveryCodes'(input, context) {
      const uid = await provenTwice(input, context)
      return { value: 1 as const, recovery_codes: await authenticators.renewRecoveryCodes(uid, context) }
    },
  } satisfies Handlers
}
