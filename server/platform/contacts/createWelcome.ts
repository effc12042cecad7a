import { addressKey } from '../../http/addressKey.ts'
import type { Account } from '../accounts/accountRepository.ts'
import type { AfterOpening } from '../accounts/openAccount.ts'
import type { CodeSender } from '../codes/createCodeSender.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Links } from '../delivery/createLinks.ts'
import { PlatformError } from '../shared/errors.ts'
import type { CallContext } from '../shared/operations.ts'
import { confirmTarget } from './confirmTarget.ts'

type Services = { delivery: Delivery; links: Links; codeSender: CodeSender }

/** What a new player gets first: it confirms what they registered with, an address by a link, a number by a code. */
export function createWelcome({ delivery, links, codeSender }: Services) {
  return {
    /** @param email the address in the form that is compared; undefined where there is none */
    letter:
      (email: string | undefined): AfterOpening =>
      async (tx, { uid, locale, isSubscribed }) => {
        if (email === undefined || !delivery.can('email')) return
        const subject = { uid, type: 'email' as const, contact: email }
        const args = {
          link: links.make('confirmation', subject, locale),
          unsubscribe: links.make('unsubscribe', subject, locale),
          isSubscribed,
        }
        await delivery.deliver({ channel: 'email', to: email, locale, template: 'welcome', args }, tx)
      },

    /**
     * Counts like every code that is asked for, by address and by number: texts cost money and wake people up. Where
     * there were too many the account is open all the same, and its owner can ask for the code later.
     * @param phone the number in the form that is compared
     */
    async text(
      { uid, locale }: Account,
      phone: string,
      { ip, log }: Pick<CallContext, 'ip' | 'log'>,
    ): Promise<void> {
      if (!delivery.can('sms')) return
      const to = { type: 'phone' as const, contact: phone }
      const place = addressKey(ip)
      try {
        await codeSender.send({ target: confirmTarget(uid, to), to, locale, template: 'confirm', place })
      } catch (error) {
        if (!(error instanceof PlatformError && error.type === 'TooManyRequestsException')) throw error
        log.info({ uid }, 'no code was sent at registration: too many were asked for')
      }
    },
  }
}

export type Welcome = ReturnType<typeof createWelcome>
