import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import type { Keys } from '../keys/openKeys.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { PlatformError } from '../shared/errors.ts'
import { codeLifetime, codeLimits, mostTries, resendTime } from './codeLimits.ts'
import { codeRepository } from './codeRepository.ts'

/** What a code is good for, and for whom: an account, a contact of one, or a name that somebody typed. */
export type CodeTarget = {
  purpose: 'confirm' | 'signIn' | 'twoFactorOn' | 'twoFactorOff' | 'restore' | 'register'
  subject: string
  /** What its codes are counted under, where that is not the subject. */
  counted?: string
}
export type IssuedCode = {
  code: string
  /** End of its validity, milliseconds since 1970. */
  expires: number
}
/** expired: it was right to ask for another; it is over, or was tried too often. */
export type Verdict = 'right' | 'wrong' | 'expired'

type Services = { database: Database; keys: Keys; limiter: RateLimiter }

/**
 * One-time codes: six digits, good for one purpose and one subject, once, for ten minutes and five tries.
 *
 * What is kept is an HMAC under a key of the site and a salt of the row. A slow hash would add nothing: any hash of a
 * million codes is searched in no time. What protects a copy of the table is the key, which is not in it; what protects
 * a code from guessing are the tries: five a code and fifteen codes a day are 75 guesses in a million.
 */
export function createCodes({ database, keys, limiter }: Services) {
  const key = keys.of('codes')

  function hashOf({ purpose, subject }: CodeTarget, code: string, salt: Buffer): Buffer {
    return createHmac('sha256', key)
      .update(JSON.stringify([purpose, subject, code]))
      .update(salt)
      .digest()
  }

  /** Seconds until another code can be sent; 0 or less where it can. */
  async function secondsLeft(executor: Executor, target: CodeTarget): Promise<number> {
    return (await codeRepository.secondsLeft(executor, target, resendTime)) ?? 0
  }

  return {
    /**
     * A new code in place of the last one.
     * @param from who asks (as `addressKey` tells it), and which contact it goes to, if that is known already; `strangers`
     *   is what it counts under besides, where whoever asks is none whom the account knows
     * @param leave sends the code, in the transaction that keeps it
     * @returns seconds until another can be sent
     * @throws PlatformError TooManyRequestsException with the seconds to wait
     */
    async issue(
      target: CodeTarget,
      { place, contact, strangers }: { place: string; contact?: string; strangers?: string },
      leave: (issued: IssuedCode, tx: Executor) => Promise<void>,
    ): Promise<number> {
      const wait = await secondsLeft(database.drizzle, target)
      if (wait > 0) throw tooSoon(wait)
      await refuseOften(limiter, `codes asked from ${place}`, codeLimits.asked)
      const { hour, day } = counters(target)
      await refuseOften(limiter, hour, codeLimits.subjectHour)
      await refuseOften(limiter, day, codeLimits.subjectDay)
      if (contact !== undefined)
        await refuseOften(limiter, reaches(target.purpose, contact), codeLimits.contact)
      // Last, so that who is refused already uses up nothing of what others share.
      if (strangers !== undefined) await refuseOften(limiter, strangers, codeLimits.strangersDay)

      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const salt = randomBytes(16)
      const times = { lifetime: codeLifetime, pause: resendTime }
      await database.transaction(async (tx) => {
        const isKept = await codeRepository.keep(
          tx,
          target,
          { salt, hash: hashOf(target, code, salt) },
          times,
        )
        if (!isKept) throw tooSoon(Math.max(1, await secondsLeft(tx, target)))
        await leave({ code, expires: Date.now() + codeLifetime * 1000 }, tx)
      })
      return resendTime
    },

    /**
     * Tries a code. A right one is used up; each try counts before it is looked at, so that many at once are no more.
     * @param accept looks at what the code is for before a right one is used up, which it is not if this throws
     * @throws PlatformError TooManyRequestsException where too many come from one address; what `accept` throws
     */
    async try(
      target: CodeTarget,
      given: string,
      place: string,
      accept?: () => Promise<void>,
    ): Promise<Verdict> {
      await refuseOften(limiter, `codes tried from ${place}`, codeLimits.tried)
      const { drizzle } = database
      const row = await codeRepository.countTry(drizzle, target, mostTries)
      if (!row) return (await codeRepository.has(drizzle, target)) ? 'expired' : 'wrong'
      if (row.isOver) return 'expired'
      if (!timingSafeEqual(row.hash, hashOf(target, given, row.salt))) return 'wrong'
      await accept?.()
      if (!(await codeRepository.use(drizzle, target, row.salt))) return 'wrong'
      // Whoever reads the letters does not guess, and may sign in as often as they like.
      const { hour, day } = counters(target)
      await Promise.all([limiter.forget(hour), limiter.forget(day)])
      return 'right'
    },

    /**
     * Counts one more code to a contact that was not known when it was issued.
     * @param place who asked, where they are known and strangers must not use up what they have
     * @returns whether there were not too many today
     */
    mayReach: async (purpose: CodeTarget['purpose'], contact: string, place?: string): Promise<boolean> =>
      (await limiter.count(
        place === undefined ? reaches(purpose, contact) : `${reaches(purpose, contact)} from ${place}`,
        codeLimits.contact,
      )) === 0,

    /** Removes codes that nobody could take for new any more. */
    sweep: () => codeRepository.sweep(database.drizzle),
  }
}

export type Codes = ReturnType<typeof createCodes>

/** What the codes of a subject count under. */
const counters = ({ purpose, subject, counted = subject }: CodeTarget) => ({
  hour: `codes an hour for ${purpose} ${counted}`,
  day: `codes a day for ${purpose} ${counted}`,
})

/**
 * What codes to a contact count under, whoever asks: each purpose by itself, or strangers who add the contact to accounts
 * of theirs could ask so often that its owner gets none to sign in with.
 */
const reaches = (purpose: CodeTarget['purpose'], contact: string) => `codes for ${purpose} to ${contact}`

/** Why another code is refused, in error_data: the last one is on its way and good. */
export const codeSent = 'code_sent'

const tooSoon = (seconds: number) =>
  new PlatformError('TooManyRequestsException', 'A code was sent just now', {
    resendTime: seconds,
    errorData: { reason: codeSent },
  })
