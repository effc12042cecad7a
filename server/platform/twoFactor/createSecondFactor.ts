import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { type Contact, contactRepository } from '../accounts/contactRepository.ts'
import { signInName } from '../accounts/signInName.ts'
import type { CodeSender } from '../codes/createCodeSender.ts'
import { type Codes, type CodeTarget, codeSent } from '../codes/createCodes.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import { codeContact, contactWait } from '../contacts/codeContact.ts'
import { maskContact } from '../contacts/maskContact.ts'
import { PlatformError } from '../shared/errors.ts'
import type { CallContext } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Authenticators } from './createAuthenticators.ts'

type Services = {
  database: Database
  codes: Codes
  codeSender: CodeSender
  live: LiveSite
  authenticators: Pick<Authenticators, 'has' | 'check'>
}
/** A code on its way: seconds until another can be sent, and the contact that it went to, masked. */
export type SentCode = { resendTime: number; sentTo: string }
/** What a sign-in is asked for: a code of the player's app, or one that was sent. */
export type AskedCode = { method: 'app' } | ({ method: 'letter' } & SentCode)
type Caller = Pick<CallContext, 'ip' | 'log'>

/** The code that an account asks for besides what signs in: that of its app, or one that is sent to a confirmed contact. */
export function createSecondFactor({ database, codes, codeSender, live, authenticators }: Services) {
  const signIn = (uid: number): CodeTarget => ({ purpose: 'signIn', subject: String(uid) })

  async function contact({ uid, login }: Pick<Account, 'uid' | 'login'>): Promise<Contact> {
    const contacts = await contactRepository.list(database.drizzle, uid)
    const found = codeContact(contacts, signInName(login).name, contactWait(live))
    if (found) return found
    throw new PlatformError('UserNeedConfirmContactException', 'Confirm an e-mail address or a number first')
  }

  async function send(account: Account, { ip }: Caller): Promise<SentCode> {
    const to = await contact(account)
    const sentTo = maskContact(to)
    try {
      const resendTime = await codeSender.send({
        target: signIn(account.uid),
        to,
        locale: account.locale,
        template: 'signIn',
        place: addressKey(ip),
      })
      return { resendTime, sentTo }
    } catch (error) {
      if (!wasSent(error)) throw error
      const { type, message, resendTime, errorData } = error
      const details = { errorData: { ...errorData, sent_to: sentTo }, cause: error }
      throw new PlatformError(type, message, resendTime === undefined ? details : { ...details, resendTime })
    }
  }

  return {
    isOn: (account: Pick<Account, 'twoFactorAuth'>): boolean => account.twoFactorAuth,

    /**
     * Where codes of the account go.
     * @throws PlatformError UserNeedConfirmContactException where no contact is confirmed
     */
    contact,

    /**
     * Asks whoever has proved to be the player for a code, and sends one where no app shows it: where it goes is told to
     * nobody else.
     * @throws PlatformError TooManyRequestsException with the seconds to wait; where the last code was sent just now, it
     * says in error_data where that went
     */
    async ask(account: Account, caller: Caller): Promise<AskedCode> {
      if (await authenticators.has(database.drizzle, account.uid)) return { method: 'app' }
      return { method: 'letter', ...(await send(account, caller)) }
    },

    /** @throws PlatformError AuthorizationException at `code`, where it is not right; TooManyRequestsException */
    async check(uid: number, code: string, caller: Caller): Promise<void> {
      if (await authenticators.has(database.drizzle, uid))
        return authenticators.check(uid, code, caller, 'AuthorizationException')
      const verdict = await codes.try(signIn(uid), code, addressKey(caller.ip))
      if (verdict !== 'right') throw wrongCode('AuthorizationException', verdict)
    },
  }
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** Whether a code was refused only because the last one was sent just now. */
export const wasSent = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && error.errorData?.reason === codeSent
