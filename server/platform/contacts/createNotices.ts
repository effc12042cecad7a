import type { LetterTemplate } from '#schemas/runtime/letters.ts'
import type { Executor } from '../../db/Database.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import { channelOf } from '../codes/createCodeSender.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { LetterOrder } from '../delivery/Letter.ts'

type Notice = Extract<
  LetterTemplate,
  | 'accountClosed'
  | 'authenticatorChanged'
  | 'contactConfirmed'
  | 'passwordChanged'
  | 'serviceJoined'
  | 'serviceRemoved'
>

/** Tells players of what changes who gets into their account, in case it was not them. */
export function createNotices({ delivery }: { delivery: Delivery }) {
  /**
   * To every contact that the player has confirmed, in the transaction that makes the change.
   * @param but the contact that the change is about
   */
  return async (
    tx: Executor,
    uid: number,
    template: Notice,
    args: LetterOrder['args'],
    but?: string,
  ): Promise<void> => {
    const ways = await contactRepository.listConfirmed(tx, uid, but)
    for (const { type, to, locale } of ways) {
      const channel = channelOf(type)
      if (delivery.can(channel)) await delivery.deliver({ channel, to, locale, template, args }, tx)
    }
  }
}

export type Notices = ReturnType<typeof createNotices>
