import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { hashPassword } from '../../process/passwords.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { type Contact, contactRepository } from '../accounts/contactRepository.ts'
import { findBySignIn } from '../accounts/findBySignIn.ts'
import { ownNames } from '../accounts/ownNames.ts'
import { countedName, signInName } from '../accounts/signInName.ts'
import { channelOf, codeLetter } from '../codes/createCodeSender.ts'
import type { Codes, CodeTarget, IssuedCode } from '../codes/createCodes.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import { codeContact, contactWait, restoreContact, waitsUntil } from '../contacts/codeContact.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Keys } from '../keys/openKeys.ts'
import { seal, unseal } from '../keys/seal.ts'
import { knownPlace } from '../rateLimits/knownPlace.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { CallContext } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { identityRepository } from '../social/identityRepository.ts'
import { hashSecret } from '../social/secrets.ts'
import { checkPassword } from '../submissions/checkPassword.ts'

export type RestoreServices = {
  database: Database
  jobs: Jobs
  keys: Keys
  codes: Codes
  delivery: Delivery
  sessions: PlayerSessions
  limiter: RateLimiter
  live: LiveSite
}

/** What a job carries, sealed. */
type Asked = IssuedCode & {
  name: string
  locale: string
  /** Where the player is known to sign in, if it was asked for there. */
  place?: string
}
type Caller = Pick<CallContext, 'ip' | 'locale' | 'log'>

/**
 * Restores access by a code, which is good in the browser that asked for it: what strangers ask for, and get wrong,
 * spoils nobody else's code. A name that nobody has gets a code like any other; that there is nobody to send it to
 * shows only in the job, where no caller can see or measure it.
 */
export function createRestore(services: RestoreServices) {
  const { database, jobs, keys, codes, delivery, sessions, limiter, live } = services
  const { drizzle } = database
  const key = keys.of('restore')
  const target = (name: string, browser: string, place: string): CodeTarget => ({
    purpose: 'restore',
    subject: `${hashSecret(browser)} ${name}`,
    counted: `${place} ${counted(name)}`,
  })
  const counted = (name: string) => countedName(signInName(name))
  const strangers = (name: string) => `codes a day for restore ${counted(name)}`
  const meant = (name: string) => findBySignIn(drizzle, signInName(name), live.site().general.phone_countries)

  async function sendTo({ name: typed, locale, place, ...issued }: Asked): Promise<void> {
    const { account, name = typed } = (await meant(typed)) ?? {}
    if (!account || account.isBanned || account.isDeleted) return
    const to = restoreContact(await contactRepository.list(drizzle, account.uid), name, contactWait(live))
    // An account that only a service vouches for is its person's, not of whoever holds an address that was typed in it.
    if (!to || (!to.isConfirmed && account.passwordHash === null)) return
    if (!delivery.can(channelOf(to.type)) || !(await codes.mayReach('restore', to.contact, place))) return
    const chosen = locale || account.locale
    await delivery.deliver(codeLetter({ to, locale: chosen, template: 'restore' }, issued))
  }

  return {
    /**
     * @param browser secret of the browser that asks
     * @returns seconds until another code can be asked for
     */
    async ask(name: string, browser: string, { ip, locale }: Caller): Promise<number> {
      const place = addressKey(ip)
      const isKnown = await limiter.has(knownPlace(place, counted(name)))
      const from = { place, ...(!isKnown && { strangers: strangers(name) }) }
      return codes.issue(target(name, browser, place), from, async (issued, tx) => {
        const asked: Asked = { ...issued, name, locale, ...(isKnown && { place }) }
        await jobs.enqueue('restore', { sealed: seal(key, asked) }, tx)
      })
    },

    /**
     * Sets the password and ends every sign-in of the account; nothing is confirmed by it, and nobody is signed in. By a
     * contact that was never confirmed, services that were joined go too: whoever registered somebody else's address in
     * advance must not stay beside its owner. Contacts that still wait go in any case: whoever added one to an account
     * that is not theirs would restore access by it later.
     * @param browser secret of the browser that asked for the code
     * @throws PlatformError InvalidParameterException at `code`; at `password` where it is a name of the account's, and the
     *   code stays good
     */
    async finish(
      typed: string,
      browser: string,
      code: string,
      password: string,
      { ip, log }: Caller,
    ): Promise<void> {
      const place = addressKey(ip)
      // Who holds the code may learn what the account is called; nobody else.
      const accept = async () => {
        const { account } = (await meant(typed)) ?? {}
        const found = account && (await accountRepository.find(drizzle, account.uid))
        if (!found) return
        const contacts = await contactRepository.list(drizzle, found.account.uid)
        const names = ownNames({ ...found, contacts })
        await checkPassword(live, { password, password_confirm: password }, names)
      }
      const verdict = await codes.try(target(typed, browser, place), code, place, accept)
      if (verdict !== 'right') throw wrongCode('InvalidParameterException', verdict)
      await limiter.forget(strangers(typed))
      const { account, name = typed } = (await meant(typed)) ?? {}
      if (!account) throw wrongCode('InvalidParameterException', 'wrong')
      const { uid, locale } = account
      const passwordHash = await hashPassword(password)
      const ways = await contactRepository.list(drizzle, uid)
      const wait = contactWait(live)
      const to = codeContact(ways, name, wait)
      const isOwn = ({ contact }: Contact) => contact === signInName(account.login).name
      const waiting = ways.filter((way) => waitsUntil(way, ways, wait) && !isOwn(way))
      await database.transaction(async (tx) => {
        if (!(await accountRepository.replacePassword(tx, account, passwordHash)))
          throw wrongCode('InvalidParameterException', 'expired')
        await sessions.endAllSessions(uid, tx)
        for (const way of waiting) await contactRepository.remove(tx, way)
        if (!restoreContact(ways, name, wait)?.isConfirmed) await identityRepository.removeAll(tx, uid)
        if (!to || !delivery.can(channelOf(to.type))) return
        const args = { removed: waiting.length }
        const letter = { channel: channelOf(to.type), to: to.contact, locale, args }
        await delivery.deliver({ ...letter, template: 'passwordChanged' }, tx)
      })
      log.info({ uid }, 'access restored')
    },

    /** Sends from now on what is asked for, in this process. */
    start: () => jobs.work('restore', ({ sealed }) => sendTo(unseal(key, String(sealed)) as Asked)),
  }
}

export type Restore = ReturnType<typeof createRestore>
