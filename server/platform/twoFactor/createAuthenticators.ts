import { randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { makeRecoveryCodes, readRecoveryCode } from '../../process/recoveryCodes.ts'
import { base32, stepOfCode, totpUri } from '../../process/totp.ts'
import { type Account, accountRepository } from '../accounts/accountRepository.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import type { Notices } from '../contacts/createNotices.ts'
import { createVault } from '../keys/createVault.ts'
import type { Keys } from '../keys/openKeys.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidRequest, type PlatformError } from '../shared/errors.ts'
import type { CallContext } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { authenticatorRepository } from './authenticatorRepository.ts'

type Services = {
  database: Database
  keys: Keys
  limiter: RateLimiter
  live: LiveSite
  notices: Notices
  clock?: () => number
}
type Caller = Pick<CallContext, 'ip' | 'log'>
/** What was shown of a secret that no app has confirmed yet; the browser holds it, sealed. */
type Setup = { uid: number; secret: string; until: number }
export type SetupShown = { secret: string; uri: string; ticket: string }

/** For how long a secret that was shown can be confirmed. */
const setupMs = 15 * 60_000
/** RFC 4226, section 4, R6: 160 bits. */
const secretLength = 20

/**
 * Codes of an app in a row from one place where the player has shown one before, or from all others together; from all
 * others in a day, so that a million of codes take whoever knows the password decades.
 */
const limits = {
  tries: { times: 10, seconds: 900 },
  day: { times: 30, seconds: 86_400 },
  known: { times: 1, seconds: 30 * 86_400 },
} satisfies Record<string, Limit>

/** Authenticator apps as second factor (RFC 6238), and recovery codes for whoever has lost theirs. */
export function createAuthenticators({ database, keys, limiter, live, notices, clock = Date.now }: Services) {
  const { drizzle } = database
  const vault = createVault(keys.of('authenticators'))
  const hashOf = (uid: number, code: string) => vault.sign(`recovery ${uid} ${code}`)

  /** Undefined where another key sealed it, as after the site got a new one. */
  function open<Held>(sealed: string): Held | undefined {
    try {
      return vault.unseal(sealed) as Held
    } catch {
      return undefined
    }
  }

  async function makeCodes(tx: Executor, uid: number): Promise<string[]> {
    const codes = makeRecoveryCodes()
    const hashes = codes.map((code) => hashOf(uid, readRecoveryCode(code) ?? ''))
    await authenticatorRepository.keepRecoveryCodes(tx, uid, hashes)
    return codes
  }

  async function isAppCode(uid: number, code: string): Promise<boolean> {
    const app = await authenticatorRepository.find(drizzle, uid)
    const secret = app && open<Pick<Setup, 'secret'>>(app.sealed)?.secret
    const step = secret === undefined ? undefined : stepOfCode(bytesOf(secret), code, clock())
    return app !== undefined && step !== undefined && authenticatorRepository.takeStep(drizzle, app, step)
  }

  async function takeRecoveryCode(uid: number, code: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      if (!(await authenticatorRepository.takeRecoveryCode(tx, uid, hashOf(uid, code)))) return false
      const left = await authenticatorRepository.countRecoveryCodes(tx, uid)
      await notices(tx, uid, 'authenticatorChanged', { state: 'used', left })
      return true
    })
  }

  return {
    /** Since when there is one, and how many recovery codes are left. */
    async of(uid: number): Promise<{ since?: Date; recoveryCodes: number }> {
      const app = await authenticatorRepository.find(drizzle, uid)
      if (!app) return { recoveryCodes: 0 }
      const recoveryCodes = await authenticatorRepository.countRecoveryCodes(drizzle, uid)
      return { since: app.createdAt, recoveryCodes }
    },

    has: async (executor: Executor, uid: number): Promise<boolean> =>
      (await authenticatorRepository.find(executor, uid)) !== undefined,

    /**
     * Takes a code of the app or a recovery code; each is good once. Strangers who know the password can exhaust the tries
     * of strangers alone: not those of places where the player was before, nor recovery codes, which nobody guesses.
     * @throws PlatformError of the type at `code`, where it is wrong or was used already; TooManyRequestsException
     */
    async check(
      uid: number,
      typed: string,
      { ip, log }: Caller,
      type: 'AuthorizationException' | 'InvalidParameterException',
    ): Promise<void> {
      const place = addressKey(ip)
      const known = `authenticator of ${uid} known at ${place}`
      const recovery = readRecoveryCode(typed)
      if (recovery !== undefined || (await limiter.has(known)))
        await refuseOften(limiter, `authenticator of ${uid} from ${place}`, limits.tries)
      else {
        await refuseOften(limiter, `authenticator of ${uid}`, limits.tries)
        await refuseOften(limiter, `authenticator of ${uid} in a day`, limits.day)
      }
      const isRight =
        recovery === undefined
          ? await isAppCode(uid, typed.replace(/\s/g, ''))
          : await takeRecoveryCode(uid, recovery)
      if (!isRight) {
        // Whoever entered it knew the password.
        log.warn({ uid }, 'a code of the second factor was refused')
        throw wrongCode(type, 'wrong')
      }
      await limiter.count(known, limits.known)
      if (recovery !== undefined) log.info({ uid }, 'a recovery code was used')
    },

    /**
     * A new secret for an app; nothing is kept until a code shows that the app has it.
     * @throws PlatformError InvalidRequestException, status 409, where the site offers no second factor, the account has
     *   no password, or there is an app: only its code removes that
     */
    async start({
      uid,
      login,
      passwordHash,
    }: Pick<Account, 'uid' | 'login' | 'passwordHash'>): Promise<SetupShown> {
      if (!live.site().functional?.twoFactor)
        throw invalidRequest('The site does not offer two-factor sign-in', 409)
      if (passwordHash === null) throw invalidRequest('Set a password first', 409)
      if (await authenticatorRepository.find(drizzle, uid)) throw hasApp()
      const secret = randomBytes(secretLength)
      const setup: Setup = { uid, secret: secret.toString('base64url'), until: clock() + setupMs }
      const text = base32(secret)
      // In groups, as it is typed: apps pass over spaces.
      const grouped = (text.match(/.{1,4}/g) ?? []).join(' ')
      return { secret: grouped, uri: totpUri(text, live.site().brand.name, login), ticket: vault.seal(setup) }
    },

    /**
     * Takes the app of a setup; sign-in asks for its codes from now on.
     * @returns recovery codes
     * @throws PlatformError InvalidParameterException at `code`: expired for a setup that is over; InvalidRequestException,
     *   status 409, where there is an app already; TooManyRequestsException
     */
    async confirm(uid: number, ticket: string, code: string, { log }: Caller): Promise<string[]> {
      await refuseOften(limiter, `authenticator set up for ${uid}`, limits.tries)
      const setup = open<Setup>(ticket)
      if (setup?.uid !== uid || setup.until < clock()) throw wrongSetup('expired')
      const lastStep = stepOfCode(bytesOf(setup.secret), code.replace(/\s/g, ''), clock())
      if (lastStep === undefined) throw wrongSetup('wrong')
      const codes = await database.transaction(async (tx) => {
        await accountRepository.lock(tx, uid, 'no key update')
        const { account } = (await accountRepository.find(tx, uid)) ?? {}
        if (!account) throw new Error('The account of the session is gone')
        const sealed = vault.seal({ secret: setup.secret })
        const app = { uid, sealed, lastStep, hadLetters: account.twoFactorAuth }
        if (!(await authenticatorRepository.add(tx, app))) throw hasApp()
        await accountRepository.setTwoFactor(tx, uid, true)
        await notices(tx, uid, 'authenticatorChanged', { state: 'added', left: 0 })
        return makeCodes(tx, uid)
      })
      log.info({ uid }, 'an authenticator app was added')
      return codes
    },

    /** Sign-in asks for what it asked before there was one. */
    async remove(uid: number, { log }: Pick<Caller, 'log'>): Promise<void> {
      await database.transaction(async (tx) => {
        await accountRepository.lock(tx, uid, 'no key update')
        const removed = await authenticatorRepository.remove(tx, uid)
        if (!removed) return
        await accountRepository.setTwoFactor(tx, uid, removed.hadLetters)
        await notices(tx, uid, 'authenticatorChanged', { state: 'removed', left: 0 })
      })
      log.info({ uid }, 'the authenticator app was removed')
    },

    /** New ones in place of those that are left. @throws PlatformError InvalidRequestException, status 409, without an app */
    async renewRecoveryCodes(uid: number, { log }: Pick<Caller, 'log'>): Promise<string[]> {
      const codes = await database.transaction(async (tx) => {
        await accountRepository.lock(tx, uid, 'no key update')
        if (!(await authenticatorRepository.find(tx, uid))) throw noApp()
        await notices(tx, uid, 'authenticatorChanged', { state: 'renewed', left: 0 })
        return makeCodes(tx, uid)
      })
      log.info({ uid }, 'recovery codes were renewed')
      return codes
    },
  }
}

export type Authenticators = ReturnType<typeof createAuthenticators>

const bytesOf = (secret: string) => Buffer.from(secret, 'base64url')
const wrongSetup = (verdict: 'wrong' | 'expired') => wrongCode('InvalidParameterException', verdict)

const hasApp = () => invalidRequest('There is an authenticator app already', 409)
export const noApp = (): PlatformError => invalidRequest('There is no authenticator app', 409)
