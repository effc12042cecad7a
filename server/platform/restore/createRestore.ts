import { addressKey } from '../../addressKey.ts'
import type { Database } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { hashPassword } from '../../passwords.ts'
import type { AccountRepository } from '../accounts/accountRepository.ts'
import { channelOf, codeLetter } from '../codes/createCodeSender.ts'
import type { Codes, CodeTarget, IssuedCode } from '../codes/createCodes.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import { codeContact, restoreContact } from '../contacts/codeContact.ts'
import type { ContactRepository } from '../contacts/contactRepository.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Keys } from '../keys/openKeys.ts'
import { seal, unseal } from '../keys/seal.ts'
import type { CallContext } from '../operations.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import { createIdentityRepository } from '../social/identityRepository.ts'

export type RestoreServices = {
  database: Database
  jobs: Jobs
  keys: Keys
  accounts: AccountRepository
  contacts: ContactRepository
  codes: Codes
  delivery: Delivery
  sessions: PlayerSessions
}

/** What a job carries, sealed. */
type Asked = IssuedCode & { name: string; locale: string }
type Caller = Pick<CallContext, 'ip' | 'locale' | 'log'>

/**
 * Restores access by a code. A name that nobody has gets a code like any other; that there is nobody to send it to
 * shows only in the job, where no caller can see or measure it.
 */
export function createRestore(services: RestoreServices) {
  const { database, jobs, keys, accounts, contacts, codes, delivery, sessions } = services
  const key = keys.of('restore')
  const identities = createIdentityRepository(database)
  const target = (name: string): CodeTarget => ({ purpose: 'restore', subject: name })

  async function sendTo({ name, locale, ...issued }: Asked): Promise<void> {
    const account = await accounts.findByName(name)
    if (!account || account.isBanned || account.isDeleted) return
    const to = restoreContact(await contacts.list(account.uid), name)
    // An account that only a service vouches for is its person's, not of whoever holds an address that was typed in it.
    if (!to || (!to.isConfirmed && account.passwordHash === null)) return
    if (!delivery.can(channelOf(to.type)) || !(await codes.mayReach('restore', to.contact))) return
    const chosen = locale || account.locale
    await delivery.deliver(codeLetter({ to, locale: chosen, template: 'restore' }, issued))
  }

  return {
    /** @returns seconds until another code can be asked for */
    async ask(name: string, { ip, locale }: Caller): Promise<number> {
      return codes.issue(target(name), { place: addressKey(ip) }, async (issued, tx) => {
        const asked: Asked = { ...issued, name, locale }
        await jobs.enqueue('restore', { sealed: seal(key, asked) }, tx)
      })
    },

    /**
     * Sets the password and ends every sign-in of the account; nothing is confirmed by it, and nobody is signed in. By a
     * contact that was never confirmed, services that were joined go too: whoever registered somebody else's address in
     * advance must not stay beside its owner.
     * @throws PlatformError InvalidParameterException at `code`
     */
    async finish(name: string, code: string, password: string, { ip, log }: Caller): Promise<void> {
      const verdict = await codes.try(target(name), code, addressKey(ip))
      if (verdict !== 'right') throw wrongCode('InvalidParameterException', verdict)
      const account = await accounts.findByName(name)
      if (!account) throw wrongCode('InvalidParameterException', 'wrong')
      const { uid, locale } = account
      const passwordHash = await hashPassword(password)
      const ways = await contacts.list(uid)
      const to = codeContact(ways, name)
      await database.transaction(async (tx) => {
        if (!(await accounts.replacePassword(tx, account, passwordHash)))
          throw wrongCode('InvalidParameterException', 'expired')
        await sessions.endAllSessions(uid, tx)
        if (!restoreContact(ways, name)?.isConfirmed) await identities.removeAll(uid, tx)
        if (!to || !delivery.can(channelOf(to.type))) return
        const letter = { channel: channelOf(to.type), to: to.contact, locale, args: {} }
        await delivery.deliver({ ...letter, template: 'passwordChanged' }, tx)
      })
      log.info({ uid }, 'access restored')
    },

    /** Sends from now on what is asked for, in this process. */
    start: () => jobs.work('restore', ({ sealed }) => sendTo(unseal(key, String(sealed)) as Asked)),
  }
}

export type Restore = ReturnType<typeof createRestore>
