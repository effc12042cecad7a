import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import type { Hosts } from '../http/createHosts.ts'
import { platformHeaders } from './platformHeaders.ts'

const anonymous: SessionFacts = { authenticated: false, uid: 0 }
/** A page waits at most this long for the operator's platform to say who is signed in. */
const sessionTimeout = 1500

/**
 * Passes the calls of the product document's section 7 on to an operator's own platform.
 * @param platformUrl may have a path, below which the platform stands; without a trailing slash
 * @param originOf under which of its domains the site was asked; undefined where nobody says which it has
 */
export async function platformProxy(
  app: FastifyInstance,
  platformUrl: string,
  originOf: Hosts['ownOriginOf'],
): Promise<void> {
  const { origin, pathname } = new URL(platformUrl)
  const below = pathname.replace(/\/+$/, '')
  for (const prefix of ['/api', '/nfx', '/oauth', '/hit']) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: below + prefix,
      http2: false,
      preHandler: refuseClimbing,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          const origin = originOf(request as FastifyRequest)
          // A platform writes letters with it: it is told none that is not the site's.
          const own = origin === undefined ? {} : { 'x-forwarded-host': new URL(origin).host }
          return { ...forwardedHeaders(request as FastifyRequest, headers), ...own }
        },
        rewriteHeaders: ownConnection,
      },
    })
  }
}

/**
 * Refuses /api/../internal in whatever spelling: the address is resolved on the way to the platform, and only these
 * prefixes of it are anybody's business.
 */
export async function refuseClimbing(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const [path = ''] = request.url.split('?', 1)
  // Twice, for a platform that decodes once more than we do.
  const climbs = [path, decoded(path), decoded(decoded(path))].some((one) =>
    /\\|(^|\/)\.{1,2}(\/|$)/.test(one),
  )
  return climbs ? reply.code(400).send() : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type Caller = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>

/** Whose call it is: what a client says of itself in these headers is not passed on. */
export function forwardedHeaders(request: Caller, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { forwarded: _, 'x-real-ip': __, cookie, ...rest } = headers
  const passed = cookie === undefined ? '' : withoutStaff(cookie)
  return {
    ...rest,
    ...(passed && { cookie: passed }),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}

/** What an answer says of the connection that it came on is not said of ours (RFC 9110, section 7.6.1). */
export function ownConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/)
  const ofConnection = new Set([
    ...named,
    'connection',
    'keep-alive',
    'proxy-connection',
    'transfer-encoding',
  ])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))
}

/** The session of a member of staff is nobody else's business. */
export function withoutStaff(cookies: string): string {
  const isStaff = (pair: string) => /^\s*(__Host-)?staff_sid=/.test(pair)
  return cookies
    .split(';')
    .filter((pair) => !isStaff(pair))
    .join(';')
    .trim()
}

/** Asks the operator's platform who the cookies belong to; an answer that does not come counts as nobody. */
export function proxiedSession(platformUrl: string): (request: FastifyRequest) => Promise<SessionFacts> {
  return async (request) => {
    const cookie = withoutStaff(request.headers.cookie ?? '')
    if (!cookie) return anonymous
    try {
      const answer = await fetch(`${platformUrl}/api/account/getInfo?version=1`, {
        headers: { ...platformHeaders, cookie },
        signal: AbortSignal.timeout(sessionTimeout),
        redirect: 'error',
      })
      const body = (await answer.json()) as { response?: { uid?: unknown } }
      const uid = Number(body.response?.uid)
      return uid > 0 ? { ...body.response, authenticated: true, uid } : anonymous
    } catch (error) {
      request.log.warn({ err: error }, 'the platform did not say who is signed in')
      return anonymous
    }
  }
}
