import { linkTo } from '#generated/routes.ts'
import { type HrefTarget, hrefOf } from '#schemas/runtime/hrefOf.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import type { Keys } from '../keys/openKeys.ts'
import { type LinkSubject, readLink, signLink } from '../keys/signedToken.ts'
import type { LiveSite } from '../shared/siteSource.ts'

const hour = 3_600_000
/** What a link does, which is the name of the route it leads to, and how long it is good, in milliseconds. */
const lifetimes = { confirmation: 48 * hour, unsubscribe: 365 * 24 * hour }
/** Where letters are ended by one press (RFC 8058), by the contact and code of the link to the page that asks. */
export const oneClickPath = '/hooks/unsubscribe'

/** @param page what `make('unsubscribe')` answered */
export function oneClickLink(page: string): string {
  const { origin, search } = new URL(page)
  return origin + oneClickPath + search
}

export type LinkKind = keyof typeof lifetimes

type Services = {
  keys: Keys
  live: LiveSite
  /** Where players reach the site, without a trailing slash; never what a request says of it. */
  siteUrl: () => string
}

/** Links of letters that do something for their holder without a sign-in. */
export function createLinks({ keys, live, siteUrl }: Services) {
  const keyOf = { confirmation: keys.of('confirmation links'), unsubscribe: keys.of('unsubscribe links') }
  function addressOf(locale: string, link: HrefTarget): string {
    const path = hrefOf(live.routes(), link)
    if (path === undefined) throw new Error(`The live site has no route ${link.route}`)
    return siteUrl() + localisedPath(live.locales(), locale, path)
  }
  return {
    make(kind: LinkKind, subject: LinkSubject, locale: string): string {
      const code = signLink(keyOf[kind], subject, Date.now() + lifetimes[kind])
      return addressOf(locale, linkTo(kind, {}, { contact: subject.contact, code }))
    },

    /** The page that asks before it ends letters, in the locale of whoever comes. */
    unsubscribePage: (contact: string, code: string) =>
      addressOf(live.locales().default, linkTo('unsubscribe', {}, { contact, code })),

    /** Where players fetch files of their game history. */
    exports: (locale: string) => addressOf(locale, linkTo('profile.bets.exports')),

    /** Where players sign in (product document, section 2, query flags). */
    signIn: (locale: string) => addressOf(locale, linkTo('index', {}, { show_popup_auth: '1' })),

    /** Whose contact the code of a link is for; undefined where it is no such code, or over. */
    read: (kind: LinkKind, code: string, contact: Pick<LinkSubject, 'type' | 'contact'>) =>
      readLink(keyOf[kind], code, contact, Date.now()),
  }
}

export type Links = ReturnType<typeof createLinks>
