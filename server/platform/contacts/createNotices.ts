import { and, eq, ne } from 'drizzle-orm'
import type { LetterTemplate } from '#schemas/runtime/letters.ts'
import type { Executor } from '../../db/Database.ts'
import { accounts, contacts } from '../accounts/schema.ts'
import { channelOf } from '../codes/createCodeSender.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { LetterOrder } from '../delivery/Letter.ts'

type Notice = Extract<
  LetterTemplate,
  'contactConfirmed' | 'passwordChanged' | 'serviceJoined' | 'serviceRemoved'
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
    const ways = await tx
      .select({ type: contacts.type, to: contacts.contact, locale: accounts.locale })
      .from(contacts)
      .innerJoin(accounts, eq(accounts.uid, contacts.uid))
      .where(
        and(
          eq(contacts.uid, uid),
          eq(contacts.isConfirmed, true),
          but === undefined ? undefined : ne(contacts.contact, but),
        ),
      )
    for (const { type, to, locale } of ways) {
      const channel = channelOf(type)
      if (delivery.can(channel)) await delivery.deliver({ channel, to, locale, template, args }, tx)
    }
  }
}

export type Notices = ReturnType<typeof createNotices>
