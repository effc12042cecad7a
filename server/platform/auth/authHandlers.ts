import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { passwordMatches } from '../../process/passwords.ts'
import { type Account, accountRepository } from '../accounts/accountRepository.ts'
import { findBySignIn } from '../accounts/findBySignIn.ts'
import { refuseEnded } from '../accounts/refuseEnded.ts'
import { countedName, signInName } from '../accounts/signInName.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import { knownPlace } from '../rateLimits/knownPlace.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Social } from '../social/createSocial.ts'
import type { SecondFactor } from '../twoFactor/createSecondFactor.ts'
import { knownFor } from './knownFor.ts'
import { signedInAs } from './signedInAs.ts'

export type AuthServices = {
  database: Database
  players: PlayerReader
  sessions: PlayerSessions
  limiter: RateLimiter
  live: LiveSite
  protection: ResponsibleGaming
  social: Social
  secondFactor: SecondFactor
}

/** Wrong passwords for one name from one address and from everywhere, then sign-ins of one address at all. */
const limits = {
  password: { times: 5, seconds: 300 },
  account: { times: 100, seconds: 900 },
  signIn: { times: 60, seconds: 300 },
} satisfies Record<string, Limit>

export function authHandlers({
  database: { drizzle },
  players,
  sessions,
  limiter,
  live,
  protection,
  social,
  secondFactor,
}: AuthServices) {
  const limit = (key: string, allowed: Limit) => refuseOften(limiter, key, allowed)

  async function askCode(account: Account, context: CallContext) {
    const asked = await secondFactor.ask(account, context)
    const { method } = asked
    if (method === 'app') return { status: 'enabled' as const, method }
    return { status: 'enabled' as const, method, resend_time: asked.resendTime, sent_to: asked.sentTo }
  }

  /** The code that a social sign-in of this browser waits for; without it another one is sent. */
  async function enterWaiting(code: string | undefined, purpose: 'play' | 'withdraw', context: CallContext) {
    const uid = await social.admission.waitingForCode(context)
    const { account } = (uid !== undefined && (await accountRepository.find(drizzle, uid))) || {}
    if (!account) throw new PlatformError('AuthorizationException', 'No sign-in waits for a code')
    refuseEnded(account)
    if (!code) return askCode(account, context)
    await secondFactor.check(account.uid, code, context)
    await sessions.start(account, context, purpose)
    await social.admission.codeAccepted(context)
    return signedInAs(players, account)
  }

  return {
    async 'auth.login'({ login, password, code, purpose }, context: CallContext) {
      const place = addressKey(context.ip)
      await limit(`login ${place}`, limits.signIn)
      const isWaiting = (await social.admission.waitingForCode(context)) !== undefined
      if (login === undefined && password === undefined && (code !== undefined || isWaiting))
        return enterWaiting(code, purpose, context)
      const wrong = {
        ...(login === undefined && { login: [{ code: 'required' }] }),
        ...(password === undefined && { password: [{ code: 'required' }] }),
      }
      if (login === undefined || password === undefined) throw invalidParameters(wrong)
      const typed = signInName(login)
      const name = countedName(typed)
      const tries = `password ${place} ${name}`
      const known = knownPlace(place, name)
      await limit(tries, limits.password)
      // Whoever tries a name from many places must not lock its owner out of the place they play at.
      if (!(await limiter.has(known))) await limit(`account ${name}`, limits.account)
      const { phone_countries } = live.site().general
      const { account } = (await findBySignIn(drizzle, typed, phone_countries)) ?? {}
      // The same answer after the same work, whether the name or the password is wrong.
      if (!(await passwordMatches(account?.passwordHash, password)) || !account) {
        throw new PlatformError('AuthorizationException', 'Wrong login or password')
      }
      refuseEnded(account)
      if (purpose === 'play') await protection.refuseExcluded(account.uid)
      await limiter.forget(tries)
      if (secondFactor.isOn(account)) {
        if (!code) return askCode(account, context)
        await secondFactor.check(account.uid, code, context)
      }
      await limiter.count(known, knownFor)
      await sessions.start(account, context, purpose)
      await social.admission.joinWaiting(account.uid, context)
      return signedInAs(players, account)
    },

    async 'auth.logout'(_input, context) {
      await sessions.end(context)
      return { value: 1 as const }
    },
  } satisfies Handlers
}
