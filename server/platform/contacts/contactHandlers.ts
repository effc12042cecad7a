import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { ContactTakenError, contactRepository } from '../accounts/contactRepository.ts'
import type { CodeSender } from '../codes/createCodeSender.ts'
import type { Codes } from '../codes/createCodes.ts'
import { wrongCode } from '../codes/wrongCode.ts'
import type { Links } from '../delivery/createLinks.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, notSignedIn } from '../shared/errors.ts'
import type { NoteAct } from '../shared/NoteAct.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { confirmTarget } from './confirmTarget.ts'
import type { Notices } from './createNotices.ts'
import { type NamedContact, readContact, refuseUnplanned } from './readContact.ts'
import { subscribe } from './subscribe.ts'

export type ContactServices = {
  database: Database
  codes: Codes
  codeSender: CodeSender
  links: Links
  notices: Notices
  limiter: RateLimiter
  live: LiveSite
  noteAct: NoteAct
}

/** Contacts that an account may have, and how many it may add a day; links tried from one address. */
const mostContacts = 10
const limits = {
  add: { times: 10, seconds: 86_400 },
  link: { times: 60, seconds: 3600 },
} satisfies Record<string, Limit>

const done = { value: 1 as const }

/** Contacts of a player: added, confirmed by what was sent there, and left alone by news. */
export function contactHandlers(services: ContactServices) {
  const { database, codes, codeSender, links, notices, limiter, live, noteAct } = services
  const { drizzle } = database

  async function own(uid: number, { type, contact }: NamedContact) {
    const found = (await contactRepository.list(drizzle, uid)).find(
      (one) => one.type === type && one.contact === contact,
    )
    if (!found) throw invalidParameters({ contact: [{ code: 'not_found' }] })
    return found
  }

  async function confirm(uid: number, { type, contact }: NamedContact): Promise<void> {
    const key = { uid, type, contact }
    try {
      const isTheirs = await database.transaction(async (tx) => {
        if (!(await contactRepository.confirm(tx, key))) return contactRepository.has(tx, key)
        // Only now: before that it is good for nothing, and whoever adds one and thinks better of it worries nobody.
        await notices(tx, uid, 'contactConfirmed', { contact, type }, contact)
        await noteAct(tx, uid, 'confirm')
        return true
      })
      if (isTheirs) return
    } catch (error) {
      if (!(error instanceof ContactTakenError)) throw error
      throw invalidParameters({ contact: [{ code: 'not_unique' }] })
    }
    throw invalidParameters({ contact: [{ code: 'not_found' }] })
  }

  /** Whose contact the code of a link names; whoever holds it has read the letter. */
  async function holder(
    kind: 'confirmation' | 'unsubscribe',
    code: string,
    contact: NamedContact,
    context: CallContext,
  ): Promise<number> {
    await refuseOften(limiter, `links from ${addressKey(context.ip)}`, limits.link)
    const found = links.read(kind, code, contact)
    if (!found) throw invalidParameters({ code: [{ code: 'invalid' }] })
    return found.uid
  }

  return {
    async 'account.addcontact'(input, context) {
      const { uid } = signedIn(context)
      const contact = await readContact(live, input)
      const known = await contactRepository.list(drizzle, uid)
      if (known.some(({ type, contact: name }) => type === contact.type && name === contact.contact))
        return done
      refuseUnplanned(contact)
      await refuseOften(limiter, `contacts of ${uid}`, limits.add)
      if (known.length >= mostContacts)
        throw invalidParameters({ contact: [{ code: 'max_items', params: { max: mostContacts } }] })
      // Whose else it is, or will be, is not told before it is confirmed.
      await contactRepository.add(drizzle, { uid, ...contact })
      return done
    },

    async 'account.sendconfirmationtocontact'(input, context) {
      const { uid } = signedIn(context)
      const contact = await own(uid, await readContact(live, input))
      if (contact.isConfirmed) return done
      const { account } = (await accountRepository.find(drizzle, uid)) ?? {}
      if (!account) throw new Error('The account of the session is gone')
      const { type, contact: to } = contact
      const resend_time = await codeSender.send({
        target: confirmTarget(uid, contact),
        to: contact,
        locale: account.locale,
        template: 'confirm',
        args:
          type === 'email'
            ? { link: links.make('confirmation', { uid, type, contact: to }, account.locale) }
            : {},
        place: addressKey(context.ip),
      })
      return { ...done, resend_time }
    },

    async 'account.confirmContact'(input, context) {
      const contact = await readContact(live, input)
      if (!/^\d{1,6}$/.test(input.code)) {
        await confirm(await holder('confirmation', input.code, contact, context), contact)
        return done
      }
      if (!context.session) throw notSignedIn()
      const { uid } = context.session
      const { isConfirmed } = await own(uid, contact)
      if (isConfirmed) return done
      const verdict = await codes.try(confirmTarget(uid, contact), input.code, addressKey(context.ip))
      if (verdict !== 'right') throw wrongCode('InvalidParameterException', verdict)
      await confirm(uid, contact)
      context.log.info({ uid, type: contact.type }, 'contact confirmed')
      return done
    },

    async 'account.unsubscribe'({ contact: typed, code }, context) {
      if (code !== undefined) {
        if (typed === undefined) throw invalidParameters({ contact: [{ code: 'required' }] })
        const contact = await readContact(live, { contact: typed })
        const uid = await holder('unsubscribe', code, contact, context)
        await subscribe(database, uid, contact.contact, false)
        return done
      }
      const { uid } = signedIn(context)
      const chosen =
        typed === undefined ? undefined : await own(uid, await readContact(live, { contact: typed }))
      for (const { contact } of chosen ? [chosen] : await contactRepository.list(drizzle, uid))
        await subscribe(database, uid, contact, false)
      return done
    },
  } satisfies Handlers
}
