import * as oauth from 'oauth4webapi'
import { normalise } from '#schemas/rules/normalise.ts'
import { readDate } from '#schemas/rules/support/isoDate.ts'
import { matches } from '#schemas/rules/support/matches.ts'
import { patterns } from '#schemas/rules/support/patterns.ts'
import type { SocialService } from './socialServices.ts'

/** Whom a service vouches for. */
export type Person = {
  subject: string
  email?: string
  /** The service says that the address is this person's; without it the address proves nothing. */
  emailVerified: boolean
  name?: string
  firstName?: string
  middleName?: string
  lastName?: string
  /** ISO date. */
  birthDate?: string
  locale?: string
}

/** The player said no at the service. */
export class DeniedError extends Error {
  constructor() {
    super('The player did not agree at the service')
    this.name = 'DeniedError'
  }
}

type Begun = { state: string; nonce: string; verifier: string; redirectUri: string }

/** Milliseconds that a service may take for an answer. */
const timeout = 8000
/** Milliseconds for which what was discovered is good. */
const discoveryLifetime = 60 * 60 * 1000

/** The site as a client of OAuth 2 with PKCE and of OpenID Connect (authorization code flow); one for all services. */
export function createOauthClient() {
  const discovered = new Map<string, { at: number; server: Promise<oauth.AuthorizationServer> }>()

  function discover(issuer: string): Promise<oauth.AuthorizationServer> {
    const known = discovered.get(issuer)
    if (known && Date.now() - known.at < discoveryLifetime) return known.server
    const url = new URL(issuer)
    const server = oauth
      .discoveryRequest(url, { algorithm: 'oidc', ...requestOptions(issuer) })
      .then((answer) => oauth.processDiscoveryResponse(url, answer))
    discovered.set(issuer, { at: Date.now(), server })
    server.catch(() => discovered.delete(issuer))
    return server
  }

  async function serverOf({ provider }: SocialService): Promise<oauth.AuthorizationServer> {
    if (!('authorizeUrl' in provider)) return discover(provider.issuer)
    return {
      issuer: provider.issuer ?? new URL(provider.authorizeUrl).origin,
      authorization_endpoint: provider.authorizeUrl,
      token_endpoint: provider.tokenUrl,
      userinfo_endpoint: provider.userinfoUrl,
    }
  }

  return {
    /** Address at the service to which the player is sent. @param origin address of the site */
    async authorizeUrl(service: SocialService, begun: Begun, origin: string): Promise<string> {
      const server = await serverOf(service)
      if (!server.authorization_endpoint) throw new Error('The service has no authorization endpoint')
      const url = new URL(server.authorization_endpoint)
      const shown = service.throughSite ? new URL(url.pathname + url.search, origin) : url
      for (const [name, value] of Object.entries({
        client_id: service.clientId,
        redirect_uri: begun.redirectUri,
        response_type: 'code',
        scope: service.scope,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      })) {
        shown.searchParams.set(name, value)
      }
      return shown.href
    },

    /**
     * Whom the answer of a service is about.
     * @throws DeniedError when the player said no, Error for anything that is not as it should be
     */
    async identify(service: SocialService, answer: URLSearchParams, begun: Begun): Promise<Person> {
      const server = await serverOf(service)
      const isOpenId = service.provider.issuer !== undefined && service.scope.split(' ').includes('openid')
      // Without a configured issuer there is nothing to compare with; each service has a callback of its own instead.
      if (service.provider.issuer === undefined) answer.delete('iss')
      const client: oauth.Client = { client_id: service.clientId }
      const options = requestOptions(server.token_endpoint ?? '')
      const checked = checkAnswer(server, client, answer, begun.state)
      const granted = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authenticate(server, service.clientSecret),
        checked,
        begun.redirectUri,
        begun.verifier,
        options,
      )
      const tokens = await oauth.processAuthorizationCodeResponse(
        server,
        client,
        granted,
        isOpenId ? { expectedNonce: begun.nonce, requireIdToken: true } : {},
      )
      const told = await oauth.protectedResourceRequest(
        tokens.access_token,
        'GET',
        new URL(server.userinfo_endpoint ?? ''),
        new Headers({ accept: 'application/json' }),
        undefined,
        requestOptions(server.userinfo_endpoint ?? ''),
      )
      if (told.status !== 200) throw new Error(`userinfo answered ${told.status}`)
      const person = readPerson(await told.json())
      const vouched = oauth.getValidatedIdTokenClaims(tokens)?.sub
      if (isOpenId && vouched !== person.subject) throw new Error('userinfo is about somebody else')
      return person
    },
  }
}

function checkAnswer(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  answer: URLSearchParams,
  state: string,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, client, answer, state)
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied')
      throw new DeniedError()
    throw error
  }
}

function authenticate(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported
  return methods && !methods.includes('client_secret_basic')
    ? oauth.ClientSecretPost(secret)
    : oauth.ClientSecretBasic(secret)
}

function requestOptions(url: string) {
  return {
    signal: AbortSignal.timeout(timeout),
    // The settings let http in for this machine alone.
    [oauth.allowInsecureRequests]: url.startsWith('http:'),
  }
}

/** Claims as OpenID Connect names them (Core 1.0, section 5.1); services of plain OAuth 2 often say `id` for `sub`. */
function readPerson(told: unknown): Person {
  const claims = typeof told === 'object' && told !== null ? (told as Record<string, unknown>) : {}
  const text = (name: string, most: number) => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' && value.length <= most ? normalise(value) : undefined
  }
  const subject = text('sub', 255) ?? text('id', 255) ?? (Number.isInteger(claims.id) && String(claims.id))
  if (!subject) throw new Error('userinfo does not say whom it is about')
  const [email, name, locale] = [text('email', 254), text('name', 255), text('locale', 35)]
  const [firstName, middleName] = [text('given_name', 255), text('middle_name', 255)]
  const [lastName, born] = [text('family_name', 255), text('birthdate', 10)]
  // The year alone, or a day without its year, may be told too.
  const birthDate = born && /^(19|20)/.test(born) && readDate(born) === born ? born : undefined
  return {
    subject,
    ...(email && matches(patterns.email, email) ? { email } : {}),
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    ...(name ? { name } : {}),
    ...(firstName ? { firstName } : {}),
    ...(middleName ? { middleName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(birthDate ? { birthDate } : {}),
    ...(locale ? { locale } : {}),
  }
}
