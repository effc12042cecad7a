import { sandboxClient } from './sandboxClient.ts'

/** What the site asks for in the address of the authorization page (RFC 6749, section 4.1.1; RFC 7636). */
export type AuthorizeRequest = {
  redirectUri: string
  challenge: string
  state: string | undefined
  nonce: string | undefined
  scope: string
}

/**
 * @param ours whether the site answers at an origin; a code goes nowhere else
 * @returns what is wrong with it, where something is
 */
export function readAuthorizeRequest(
  service: string,
  query: Readonly<Record<string, string | undefined>>,
  ours: (origin: string) => boolean,
): AuthorizeRequest | string {
  const { client_id, redirect_uri: redirectUri = '', response_type, code_challenge: challenge } = query
  if (client_id !== sandboxClient.id) return 'The client is unknown.'
  const address = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
  if (!address || !callbacksOf(service).includes(address.pathname) || !ours(address.origin)) {
    return 'The redirect_uri is not registered.'
  }
  if (response_type !== 'code') return 'Only response_type=code is known.'
  if (!challenge || query.code_challenge_method !== 'S256') return 'PKCE with S256 is required.'
  return {
    redirectUri,
    challenge,
    state: query.state,
    nonce: query.nonce,
    scope: query.scope ?? '',
  }
}

/** Where players come back, and users of the content backend. */
const callbacksOf = (service: string) => [
  `/oauth/callback/${service}`,
  ...['/api', '/content/api'].map((prefix) => `${prefix}/connect/${service}/callback`),
]
