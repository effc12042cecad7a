import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { CounterpartOptions } from '../counterpart.ts'
import { authorizePage, type Fault, faults } from './authorizePage.ts'
import { type AuthorizeRequest, readAuthorizeRequest } from './authorizeRequest.ts'
import { type Grant, grantRepository } from './grantRepository.ts'
import { createIdTokens } from './idToken.ts'
import { sandboxClient } from './sandboxClient.ts'

type Texts = Record<string, string | undefined>
type Call = { Params: { service: string }; Querystring: Texts; Body: Texts | undefined }

const base = '/sandbox/oauth/:service'
const params = {
  type: 'object',
  properties: { service: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,39}$' } },
}

/** Stands in for the services of social sign-in: each name is a provider of OAuth 2 and OpenID Connect of its own. */
export async function oauthPlugin(app: FastifyInstance, { database }: CounterpartOptions): Promise<void> {
  const { drizzle } = database
  const idTokens = createIdTokens()
  const issuer = (service: string) => {
    const at = app.server.address()
    return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/sandbox/oauth/${service}`
  }
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )

  app.get<Call>(`${base}/.well-known/openid-configuration`, { schema: { params } }, async (request) => {
    const at = issuer(request.params.service)
    return {
      issuer: at,
      authorization_endpoint: `${at}/authorize`,
      token_endpoint: `${at}/token`,
      userinfo_endpoint: `${at}/userinfo`,
      jwks_uri: `${at}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }
  })
  app.get<Call>(`${base}/keys`, { schema: { params } }, async () => idTokens.keys())

  app.route<Call>({
    method: ['GET', 'POST'],
    url: `${base}/authorize`,
    schema: { params },
    handler: async (request, reply) => {
      const { service } = request.params
      const asked = readAuthorizeRequest(service, request.query, (origin) => isOurs(origin, request.headers))
      reply
        .header('cache-control', 'no-store')
        // As services do that are to be opened in a window: the site's own policy would cut it off from its opener.
        .header('cross-origin-opener-policy', 'unsafe-none')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
      if (typeof asked === 'string') return reply.code(400).type('text/plain; charset=utf-8').send(asked)
      if (request.method === 'GET') {
        return reply.type('text/html; charset=utf-8').send(authorizePage(service, asked.scope))
      }
      return reply.redirect(await decide(service, asked, request.body ?? {}), 303)
    },
  })

  /** Where the browser goes with what was decided. */
  async function decide(service: string, asked: AuthorizeRequest, form: Texts): Promise<string> {
    const fault: Fault = Object.hasOwn(faults, form.fault ?? '') ? (form.fault as Fault) : 'none'
    const answer = new URL(asked.redirectUri)
    const say = (name: string, value: string | undefined) =>
      value !== undefined && answer.searchParams.set(name, value)
    say('state', fault === 'state' ? 'another-state' : asked.state)
    say('iss', fault === 'issuer' ? 'https://another.example' : issuer(service))
    if (form.decision !== 'allow' || !form.sub) say('error', 'access_denied')
    else if (fault === 'server_error') say('error', 'server_error')
    else {
      const { sub, name = '', email = '', email_verified, locale = '' } = form
      const { redirectUri, challenge } = asked
      const isOpenId = asked.scope.split(' ').includes('openid')
      const nonce = isOpenId ? (fault === 'nonce' ? 'another-nonce' : (asked.nonce ?? '')) : null
      const [given_name = '', ...rest] = name.trim().split(/\s+/)
      const names = { name, given_name, ...(rest.length > 0 && { family_name: rest.join(' ') }) }
      const person = { sub, ...names, email, email_verified: email_verified === '1', locale }
      const flaw = fault === 'expired' || fault === 'replayed' ? fault : undefined
      say(
        'code',
        await grantRepository.give(drizzle, { service, redirectUri, challenge, nonce, person }, flaw),
      )
    }
    return answer.href
  }

  app.post<Call>(`${base}/token`, { schema: { params } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { service } = request.params
    const form = request.body ?? {}
    if (!isClient(request.headers.authorization, form)) {
      return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' })
    }
    if (form.grant_type !== 'authorization_code')
      return reply.code(400).send({ error: 'unsupported_grant_type' })
    const grant = await grantRepository.find(drizzle, service, form.code ?? '')
    const token = grant && fits(grant, form) ? await grantRepository.exchange(drizzle, grant.code) : undefined
    if (!grant || !token) return reply.code(400).send({ error: 'invalid_grant' })
    const now = Math.floor(Date.now() / 1000)
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3600,
      ...(grant.nonce !== null && {
        id_token: idTokens.sign({
          iss: issuer(service),
          sub: grant.person.sub,
          aud: sandboxClient.id,
          iat: now,
          exp: now + 300,
          ...(grant.nonce && { nonce: grant.nonce }),
        }),
      }),
    }
  })

  app.get<Call>(`${base}/userinfo`, { schema: { params } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const grant = await grantRepository.findByToken(drizzle, request.params.service, token)
    return grant?.person ?? reply.code(401).header('www-authenticate', 'Bearer').send()
  })
}

/** The site as this visitor sees it, and programs on this machine that test with it. */
function isOurs(origin: string, headers: IncomingHttpHeaders): boolean {
  const seen = `${headers['x-forwarded-proto']}://${headers['x-forwarded-host']}`
  return origin === seen || ['localhost', '127.0.0.1'].includes(new URL(origin).hostname)
}

function fits(grant: Grant, form: Texts): boolean {
  const challenge = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url')
  return grant.redirectUri === form.redirect_uri && grant.challenge === challenge
}

function isClient(authorization: string | undefined, form: Texts): boolean {
  const [, basic] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? []
  const given = basic ? Buffer.from(basic, 'base64').toString() : `${form.client_id}:${form.client_secret}`
  return given === `${sandboxClient.id}:${sandboxClient.secret}`
}
