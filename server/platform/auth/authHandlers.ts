import { accountInfo } from '../accounts/accountInfo.ts'
import type { AccountRepository } from '../accounts/accountRepository.ts'
import { passwordMatches } from '../accounts/password.ts'
import { signInName } from '../accounts/signInName.ts'
import { PlatformError } from '../errors.ts'
import type { Limit, RateLimiter } from '../limits/rateLimiter.ts'
import type { CallContext, Handlers } from '../operations.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { LiveSite } from '../siteSource.ts'
import { checkSubmission } from './checkSubmission.ts'
import { register } from './register.ts'

export type AuthServices = {
  accounts: AccountRepository
  sessions: PlayerSessions
  limiter: RateLimiter
  live: LiveSite
}

/** Wrong passwords for one name from one address, then sign-ins of one address at all, then its registrations. */
const limits = {
  password: { times: 5, seconds: 300 },
  signIn: { times: 60, seconds: 300 },
  registration: { times: 60, seconds: 60 },
} satisfies Record<string, Limit>

export function authHandlers({ accounts, sessions, limiter, live }: AuthServices) {
  async function limit(key: string, allowed: Limit): Promise<void> {
    const wait = await limiter.count(key, allowed)
    if (wait > 0) throw new PlatformError('TooManyRequestsException', 'Too many tries', { resendTime: wait })
  }

  return {
    async 'auth.register'(input, context) {
      await limit(`register ${context.ip}`, limits.registration)
      await checkSubmission(live, live.site().auth.forms, context.form, input)
      const owner = await register({ accounts, live }, input, context.locale)
      await sessions.start(owner.account, context)
      context.log.info({ uid: owner.account.uid }, 'registered')
      return { status: 'success' as const, payload: accountInfo(owner) }
    },

    async 'auth.login'(input, context: CallContext) {
      const { name } = signInName(input.login)
      const tries = `password ${context.ip} ${name.slice(0, 254)}`
      await limit(`login ${context.ip}`, limits.signIn)
      await limit(tries, limits.password)
      const account = name === '' ? undefined : await accounts.findByName(name)
      // The same answer after the same work, whether the name or the password is wrong.
      if (!(await passwordMatches(account?.passwordHash, input.password)) || !account) {
        throw new PlatformError('AuthorizationException', 'Wrong login or password')
      }
      if (account.isBanned) throw new PlatformError('UserBannedException', 'The account is blocked')
      await limiter.forget(tries)
      await sessions.start(account, context)
      return { status: 'success' as const, payload: accountInfo({ account, profile: null }) }
    },

    async 'auth.logout'(_input, context) {
      await sessions.end(context)
      return { value: 1 as const }
    },
  } satisfies Handlers
}
