import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, isSecure, readCookie } from '../../http/cookies.ts'
import { hash } from '../hash.ts'
import type { Vault } from '../staff/factors/createFactors.ts'
import { callbackAllowed, withParameter } from './callbackAllowed.ts'
import type { Users } from './createUsers.ts'
import { readFields } from './readFields.ts'
import { invalid, refused, UserError } from './UserError.ts'
import type { BegunConnect, UserProvider } from './UserProvider.ts'

/** Keeps what a sign-in was begun with in the browser that began it, so that nobody can finish it in another one. */
const connectCookie = 'content_connect'
/** How long somebody may take at the provider, in seconds. */
const patience = 600

type Begun = BegunConnect & { provider: string; callback: string; expires: number }

export type ConnectOptions = {
  users: Pick<Users, 'vouch' | 'connected'>
  vault: Pick<Vault, 'seal' | 'unseal'>
  providers: (name: string) => UserProvider | undefined
  /** Page that a browser goes to with a token; without one nobody signs in by a provider. */
  callbackUrl?: string
  /** Where browsers reach the site; never what a request says of it. */
  siteUrl: () => string
  /** Counts against those that try too often. */
  limit: (request: FastifyRequest, what: 'connect' | 'code') => Promise<void>
}

/**
 * Signing in by a provider, as Strapi does it: `connect/{provider}` leads there and, back, to the page of the setting with
 * `access_token`, which `auth/{provider}/callback` takes for a bearer token. Other than Strapi's, that one is of ours and good
 * once: a token that the provider gave to another site opens nothing here.
 */
export function connectRoutes(app: FastifyInstance, prefix: string, options: ConnectOptions): void {
  const { users, vault, callbackUrl, siteUrl, limit } = options
  const providerOf = (request: FastifyRequest) => {
    const { provider: name = '' } = request.params as { provider?: string }
    const provider = callbackUrl && /^[a-z][a-z0-9_]{0,39}$/.test(name) ? options.providers(name) : undefined
    if (!provider || !callbackUrl) throw refused('This provider is disabled')
    return { name, provider, callbackUrl }
  }
  const cookieOptions = (request: FastifyRequest) => {
    const secure = isSecure(request)
    return { path: secure ? '/' : prefix, httpOnly: true, sameSite: 'lax', secure } as const
  }

  app.get(`${prefix}/connect/:provider`, async (request, reply) => {
    const { name, provider, callbackUrl } = providerOf(request)
    await limit(request, 'connect')
    const { callback: wanted } = request.query as { callback?: unknown }
    const callback =
      wanted === undefined || typeof wanted === 'string' ? callbackAllowed(callbackUrl, wanted) : undefined
    if (callback === undefined) throw invalid('Invalid callback URL provided')
    const redirectUri = `${siteUrl()}${prefix}/connect/${name}/callback`
    const begun = { state: secret(), nonce: secret(), verifier: secret(), redirectUri }
    const expires = Date.now() + patience * 1000
    const to = await provider.authorizeUrl(begun).catch((error: unknown) => {
      request.log.warn({ provider: name, err: error }, 'a provider does not answer')
      throw refused('This provider does not answer')
    })
    const sealed = vault.seal({ ...begun, provider: name, callback, expires } satisfies Begun)
    reply.setCookie(cookieName(request, connectCookie), sealed, {
      ...cookieOptions(request),
      maxAge: patience,
    })
    return reply.redirect(to, 302)
  })

  app.get(`${prefix}/connect/:provider/callback`, async (request, reply) => {
    const { name, provider } = providerOf(request)
    await limit(request, 'connect')
    const answer = new URLSearchParams(request.url.split('?').slice(1).join('?'))
    const begun = readBegun(vault, readCookie(request, connectCookie))
    // Unknown, over, or begun in another browser: nobody knows where it would lead back to.
    if (begun?.provider !== name || !isSame(begun.state, answer.get('state') ?? ''))
      throw refused('This sign-in is over: begin again')
    reply.clearCookie(cookieName(request, connectCookie), cookieOptions(request))
    const leave = (parameter: string, value: string): FastifyReply =>
      reply
        .header('referrer-policy', 'no-referrer')
        .redirect(withParameter(begun.callback, parameter, value), 302)
    try {
      const person = await provider.identify(answer, begun)
      return leave('access_token', await users.vouch(name, person))
    } catch (error) {
      if (error instanceof UserError) return leave('error', error.message)
      request.log.warn({ provider: name, err: error }, 'a sign-in by a provider failed')
      return leave('error', answer.get('error') === 'access_denied' ? 'access_denied' : 'failed')
    }
  })

  app.get(`${prefix}/auth/:provider/callback`, async (request) => {
    const { name } = providerOf(request)
    await limit(request, 'code')
    const { access_token: token } = readFields(request.query, { access_token: 'text' }, 'pass')
    return users.connected(name, token)
  })
}

function readBegun(vault: Pick<Vault, 'unseal'>, sealed: string | undefined): Begun | undefined {
  if (sealed === undefined) return undefined
  try {
    const begun = vault.unseal(sealed) as Begun
    return begun.expires > Date.now() ? begun : undefined
  } catch {
    return undefined
  }
}

const secret = () => randomBytes(32).toString('base64url')

/** In a time that does not depend on where they differ. */
const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)))
