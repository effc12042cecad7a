import type { FastifyBaseLogger } from 'fastify'
import type { OperationId, Operations } from '#generated/api.ts'
import type { Prepared } from '../../http/Prepared.ts'
import type { UploadedFile } from '../uploads/Upload.ts'

/** Who is signed in. */
export type Session = {
  /** Public name of the session, safe to log; not the value of the cookie. */
  id: string
  /** Number of the account, above 0. */
  uid: number
  /** The account was banned or closed since: such a session may do nothing but end. */
  isBlocked?: boolean
}

/** Fields of an operation once checked: numbers are numbers, and defaults are filled in. */
export type OperationInput<Id extends OperationId> = Operations[Id]['request'] &
  Required<
    Pick<Operations[Id]['request'], Extract<Operations[Id]['defaults'], keyof Operations[Id]['request']>>
  >

/** What a handler answers; the envelope is put around it. */
export type OperationResponse<Id extends OperationId> = Operations[Id]['response']

export type CallContext = {
  /** Never null in operations that the description does not open to everyone. */
  session: Session | null
  /** Somebody is signed in whose account was banned or closed; `session` is null then. */
  isBlocked?: boolean
  /** Locale of the page that calls; empty where the call need not carry one. */
  locale: string
  ip: string
  /** Country that the request comes from, ISO 3166-1 alpha-2, where a proxy says it; no proof of anything. */
  country?: string
  /** Address of the site, without a trailing slash: PUBLIC_URL, else as the browser used it. */
  origin: string
  /** What the browser says of where the request was begun (Sec-Fetch-Site): same-origin, cross-site …; old ones say nothing. */
  fetchSite: string | undefined
  /** The browser asks everybody not to track who uses it: Global Privacy Control, or Do Not Track. */
  asksNotToBeTracked: boolean
  /** What the browser calls itself; empty where it says nothing. */
  userAgent: string
  /** Id of the form that the fields came from. */
  form?: string
  /** There in every operation that moves money. */
  idempotencyKey?: string
  requestId: string
  /** What was uploaded, by field; only in operations that take files. */
  files?: ReadonlyMap<string, UploadedFile>
  /** Value of a cookie of the request. */
  cookie: (name: string) => string | undefined
  /** HttpOnly, SameSite=Lax, for the whole site, and Secure on https. Without maxAge (seconds) it ends with the browser. */
  setCookie: (name: string, value: string, options?: { maxAge?: number }) => void
  clearCookie: (name: string) => void
  log: FastifyBaseLogger
}

export type Handler<Id extends OperationId> = (
  input: OperationInput<Id>,
  context: CallContext,
) => Promise<OperationResponse<Id> | Prepared>

export type Handlers = { [Id in OperationId]?: Handler<Id> }
