import { addressKey } from '../../addressKey.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { signInName } from '../accounts/signInName.ts'
import type { CodeSender } from '../codes/createCodeSender.ts'
import type { Codes, CodeTarget } from '../codes/createCodes.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import { codeContact, contactWait } from '../contacts/codeContact.ts'
import type { Contact, ContactRepository } from '../contacts/contactRepository.ts'
import { PlatformError } from '../errors.ts'
import type { CallContext } from '../operations.ts'
import type { LiveSite } from '../siteSource.ts'

type Services = { contacts: ContactRepository; codes: Codes; codeSender: CodeSender; live: LiveSite }
type Caller = Pick<CallContext, 'ip'>

/** The code that an account asks for besides what signs in: sent to a confirmed contact, when the option is on. */
export function createSecondFactor({ contacts, codes, codeSender, live }: Services) {
  const signIn = (uid: number): CodeTarget => ({ purpose: 'signIn', subject: String(uid) })

  async function contact({ uid, login }: Pick<Account, 'uid' | 'login'>): Promise<Contact> {
    const found = codeContact(await contacts.list(uid), signInName(login).name, contactWait(live))
    if (found) return found
    throw new PlatformError('UserNeedConfirmContactException', 'Confirm an e-mail address or a number first')
  }

  return {
    isOn: (account: Pick<Account, 'twoFactorAuth'>): boolean => account.twoFactorAuth,

    /**
     * Where codes of the account go.
     * @throws PlatformError UserNeedConfirmContactException where no contact is confirmed
     */
    contact,

    /**
     * @returns seconds until another code can be sent
     * @throws PlatformError TooManyRequestsException with the seconds to wait
     */
    async send(account: Account, { ip }: Caller): Promise<number> {
      return codeSender.send({
        target: signIn(account.uid),
        to: await contact(account),
        locale: account.locale,
        template: 'signIn',
        place: addressKey(ip),
      })
    },

    /** @throws PlatformError AuthorizationException at `code`, where it is not right */
    async check(uid: number, code: string, { ip }: Caller): Promise<void> {
      const verdict = await codes.try(signIn(uid), code, addressKey(ip))
      if (verdict !== 'right') throw wrongCode('AuthorizationException', verdict)
    },
  }
}

export type SecondFactor = ReturnType<typeof createSecondFactor>
