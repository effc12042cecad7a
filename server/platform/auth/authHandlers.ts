import { addressKey } from '../../addressKey.ts'
import { passwordMatches } from '../../passwords.ts'
import { accountInfo } from '../accounts/accountInfo.ts'
import type { AccountRepository } from '../accounts/accountRepository.ts'
import { signInName } from '../accounts/signInName.ts'
import { PlatformError } from '../errors.ts'
import type { Limit, RateLimiter } from '../limits/rateLimiter.ts'
import { refuseOften } from '../limits/refuseOften.ts'
import type { CallContext, Handlers } from '../operations.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { LiveSite } from '../siteSource.ts'
import { checkSubmission } from '../submissions/checkSubmission.ts'
import { register } from './register.ts'

export type AuthServices = {
  accounts: AccountRepository
  sessions: PlayerSessions
  limiter: RateLimiter
  live: LiveSite
  protection: ResponsibleGaming
}

/**
 * Wrong passwords for one name from one address and from everywhere, then sign-ins of one address at all and its
 * registrations; last, how long an address where somebody signed in is known as theirs.
 */
const limits = {
  password: { times: 5, seconds: 300 },
  account: { times: 100, seconds: 900 },
  signIn: { times: 60, seconds: 300 },
  registration: { times: 60, seconds: 60 },
  known: { times: Number.MAX_SAFE_INTEGER, seconds: 30 * 24 * 3600 },
} satisfies Record<string, Limit>

export function authHandlers({ accounts, sessions, limiter, live, protection }: AuthServices) {
  const limit = (key: string, allowed: Limit) => refuseOften(limiter, key, allowed)

  return {
    async 'auth.register'(input, context) {
      await limit(`register ${addressKey(context.ip)}`, limits.registration)
      await checkSubmission(live, {
        operation: 'auth.register',
        form: context.form,
        accepted: live.site().auth.forms,
        parameters: input,
      })
      const owner = await register({ accounts, live }, input, context.locale)
      await sessions.start(owner.account, context)
      context.log.info({ uid: owner.account.uid }, 'registered')
      return { status: 'success' as const, payload: accountInfo(owner) }
    },

    async 'auth.login'(input, context: CallContext) {
      const { name } = signInName(input.login)
      const place = addressKey(context.ip)
      const tries = `password ${place} ${name}`
      const known = `known ${place} ${name}`
      await limit(`login ${place}`, limits.signIn)
      await limit(tries, limits.password)
      // Whoever tries a name from many places must not lock its owner out of the place they play at.
      if (!(await limiter.has(known))) await limit(`account ${name}`, limits.account)
      const account = name === '' ? undefined : await accounts.findByName(name)
      // The same answer after the same work, whether the name or the password is wrong.
      if (!(await passwordMatches(account?.passwordHash, input.password)) || !account) {
        throw new PlatformError('AuthorizationException', 'Wrong login or password')
      }
      if (account.isBanned) throw new PlatformError('UserBannedException', 'The account is blocked')
      if (input.purpose === 'play') await protection.refuseExcluded(account.uid)
      await limiter.forget(tries)
      await limiter.count(known, limits.known)
      await sessions.start(account, context, input.purpose)
      return { status: 'success' as const, payload: accountInfo({ account, profile: null }) }
    },

    async 'auth.logout'(_input, context) {
      await sessions.end(context)
      return { value: 1 as const }
    },
  } satisfies Handlers
}
