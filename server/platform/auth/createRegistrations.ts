import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { channelOf, codeLetter } from '../codes/createCodeSender.ts'
import { type Codes, type CodeTarget, codeSent, type IssuedCode } from '../codes/createCodes.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import { maskContact } from '../contacts/maskContact.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Links } from '../delivery/createLinks.ts'
import type { Keys } from '../keys/openKeys.ts'
import { seal, unseal } from '../keys/seal.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import { PlatformError } from '../shared/errors.ts'
import type { CallContext } from '../shared/operations.ts'
import { hashSecret } from '../social/secrets.ts'
import type { PlannedAccount } from './planAccount.ts'
import { registrationRepository } from './registrationRepository.ts'

/** Seconds for which a registration waits for its code; another code may be asked for as long. */
export const waitingLifetime = 3600

export type RegistrationServices = {
  database: Database
  jobs: Jobs
  keys: Keys
  protection: Pick<ResponsibleGaming, 'knownBy'>
  codes: Codes
  delivery: Delivery
  links: Links
}

export type Contact = { type: 'email' | 'phone'; contact: string }
/** A registration whose account is opened once somebody has shown that its contact is theirs. */
export type Waiting = Omit<PlannedAccount, 'password'> & { passwordHash: string; to: Contact }
export type Sent = { resendTime: number; sentTo: string }

type Asked = IssuedCode & Contact & { locale: string }
type Caller = Pick<CallContext, 'ip'>

/**
 * Registrations that tell nobody who is registered: each ends in a code for its contact, whether or not an account has
 * that. Who has it shows only in the job that writes the letter, where no caller can see or measure it; an owner is
 * told that somebody tried (docs/decisions/0115-what-registration-reveals.md).
 */
export function createRegistrations(services: RegistrationServices) {
  const { jobs, keys, protection, codes, delivery, links } = services
  const { drizzle } = services.database
  const key = keys.of('registrations')

  /** Counted as codes that restore access are: strangers use up what their own address has, and a share of the day. */
  const target = ({ contact }: Contact, browser: string, place: string): CodeTarget => ({
    purpose: 'register',
    subject: `${hashSecret(browser)} ${contact}`,
    counted: `${place} ${contact}`,
  })

  async function sendCode(to: Contact, locale: string, browser: string, { ip }: Caller): Promise<Sent> {
    const place = addressKey(ip)
    const strangers = `codes a day for register ${to.contact}`
    const resendTime = await codes.issue(
      target(to, browser, place),
      { place, strangers },
      async (issued, tx) => {
        const asked: Asked = { ...issued, ...to, locale }
        await jobs.enqueue('registration', { sealed: seal(key, asked) }, tx)
      },
    )
    return { resendTime, sentTo: maskContact(to) }
  }

  async function write({ type, contact, locale, ...issued }: Asked): Promise<void> {
    const channel = channelOf(type)
    if (!delivery.can(channel) || !(await codes.mayReach('register', contact))) return
    const owner = await accountRepository.findByName(drizzle, contact)
    if (!owner && (await protection.knownBy({ contacts: [contact] })).length === 0) {
      const to = { type, contact }
      await delivery.deliver(codeLetter({ to, locale, template: 'register' }, issued))
    } else if (owner && !owner.isBanned && !owner.isDeleted) {
      const args = { link: links.signIn(owner.locale) }
      await delivery.deliver({
        channel,
        to: contact,
        locale: owner.locale,
        template: 'alreadyRegistered',
        args,
      })
    }
  }

  async function find(browser: string): Promise<Waiting> {
    const sealed = await registrationRepository.find(drizzle, hashSecret(browser))
    if (sealed === undefined) throw wrongCode('InvalidParameterException', 'expired')
    return unseal(key, sealed) as Waiting
  }

  return {
    /**
     * Has a registration wait in a browser, in place of one that waited there.
     * @param browser secret of the browser
     * @throws PlatformError TooManyRequestsException where too many were asked for
     */
    async begin(waiting: Waiting, browser: string, caller: Caller): Promise<Sent> {
      delivery.require(channelOf(waiting.to.type))
      await registrationRepository.put(drizzle, hashSecret(browser), seal(key, waiting), waitingLifetime)
      try {
        return await sendCode(waiting.to, waiting.account.locale, browser, caller)
      } catch (error) {
        // Whoever went back to the form is led on: the code on its way is good for what they sent last.
        if (!(error instanceof PlatformError) || error.errorData?.reason !== codeSent) throw error
        return { resendTime: error.resendTime ?? 0, sentTo: maskContact(waiting.to) }
      }
    },

    /**
     * Sends another code.
     * @throws PlatformError InvalidParameterException at `code` where nothing waits in this browser any more;
     *   TooManyRequestsException
     */
    async again(browser: string, caller: Caller): Promise<Sent> {
      const { to, account } = await find(browser)
      return sendCode(to, account.locale, browser, caller)
    },

    /**
     * The registration of the browser whose code this is; it waits no more.
     * @throws PlatformError InvalidParameterException at `code`; TooManyRequestsException
     */
    async take(browser: string, code: string, { ip }: Caller): Promise<Waiting> {
      const waiting = await find(browser)
      const place = addressKey(ip)
      const verdict = await codes.try(target(waiting.to, browser, place), code, place)
      if (verdict !== 'right') throw wrongCode('InvalidParameterException', verdict)
      await registrationRepository.remove(drizzle, hashSecret(browser))
      return waiting
    },

    /** Writes from now on what is asked for, in this process. */
    start: () => jobs.work('registration', ({ sealed }) => write(unseal(key, String(sealed)) as Asked)),

    sweep: () => registrationRepository.sweep(drizzle),
  }
}

export type Registrations = ReturnType<typeof createRegistrations>
