import type { Artefact } from './artefacts.ts'
import type { Facts } from './Facts.ts'

/**
 * What the gateway writes into the HTML as `<script type="application/json" id="boot">`, so that the first screen
 * needs no further request.
 */
export type BootData = {
  /** Id of the live release. */
  release: string
  /** Hash by artefact key, of the whole release. */
  hashes: Record<string, string>
  /** Artefacts sent along: site, locales, routes, menus, messages of the locale, the page and what it uses. */
  artefacts: Record<string, Artefact>
  locale: string
  /** Name of a theme of the site definition. */
  theme: string
  /** The visit has chosen no theme, and the site leaves it to the device: theme is only what is shown by others. */
  followsDevice?: true
  session: SessionFacts
  /** When the document was made, by the server's clock: milliseconds since 1970. */
  now?: number
  /** Two-letter country the visitor seems to be in, where known. */
  country?: string
  /** Services of social sign-in that there is somebody to talk to for; all of the site where absent. */
  socials?: readonly string[]
  /** Origins besides our own that players are sent to for a payment; none where absent. */
  payments?: readonly string[]
  /** Origin of the frame of the chat; our own where absent. */
  chatOrigin?: string
  /** When the first screen was drawn with answers, which may say what day it is: milliseconds since 1970. */
  drawnAt?: number
  /** What kind of screen it was drawn for; only where `drawnAt` is. */
  drawnFor?: DrawnFor
  /** What the platform has answered for the drawing, by address of the question; only where something of it is drawn. */
  answers?: Record<string, unknown>
  /** HTTP status of this response; another than 200 shows the system page. */
  status: number
  /** Id of the system page to show instead of the route's page. */
  systemPage?: string
}

/** Who is signed in, as conditions and bindings see it under /session. uid 0 is an anonymous visitor. */
export type SessionFacts = Facts['session'] & { uid: number }

/**
 * What the server took the screen for when it drew the first one as HTML: it is told by the browser's name alone. Stands at
 * the root as `data-drawn`.
 */
export type DrawnFor = 'mobile' | 'desktop'

/** Ids of the elements and names of the cookies that gateway and app agree on. */
export const boot = {
  scriptId: 'boot',
  rootId: 'root',
  nonceMeta: 'csp-nonce',
  /** Template of the tags that load ahead of need. */
  aheadId: 'ahead',
  localeCookie: 'locale',
  themeCookie: 'theme',
  /** The version of the consent, and of the purposes agreed to those that snippets wait for; words. */
  consentCookie: 'consent',
  /** Global variable of what was tapped before the app was there, kept by a script of the document. */
  earlyTap: 'earlyTap',
} as const
