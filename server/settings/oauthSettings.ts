/** An outside service that players sign in with. */
export type OauthService = {
  clientId: string
  /** Never log it. */
  clientSecret: string
  /** Words separated by spaces. */
  scope: string
  /** Where to discover the rest (OpenID Connect Discovery 1.0), or the three addresses themselves. */
  provider: { issuer: string } | (Endpoints & { issuer?: string })
}

type Endpoints = { authorizeUrl: string; tokenUrl: string; userinfoUrl: string }
type Environment = Readonly<Record<string, string | undefined>>

const setting =
  /^OAUTH_([A-Z][A-Z0-9_]*?)_(CLIENT_ID|CLIENT_SECRET|ISSUER|AUTHORIZE_URL|TOKEN_URL|USERINFO_URL|SCOPE)$/
const addresses = ['ISSUER', 'AUTHORIZE_URL', 'TOKEN_URL', 'USERINFO_URL']
const explicit = ['AUTHORIZE_URL', 'TOKEN_URL', 'USERINFO_URL']

/**
 * The services of the settings `OAUTH_<SERVICE>_…`, by the service's name in small letters.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readOauthSettings(env: Environment): {
  services: Record<string, OauthService>
  problems: string[]
} {
  const found = new Map<string, Record<string, string>>()
  for (const [name, value] of Object.entries(env)) {
    const [, service, part] = setting.exec(name) ?? []
    const text = value?.trim()
    if (service && part && text) found.set(service, { ...found.get(service), [part]: text })
  }
  const services: Record<string, OauthService> = {}
  const problems: string[] = []
  for (const [service, parts] of found) {
    const missing = missingParts(parts)
    const wrong = addresses.filter((part) => parts[part] !== undefined && !isSafeUrl(parts[part]))
    problems.push(...missing.map((part) => `OAUTH_${service}_${part} must be set too`))
    problems.push(
      ...wrong.map((part) => `OAUTH_${service}_${part} must be an https URL, or an http one of this machine`),
    )
    if (missing.length + wrong.length === 0) services[service.toLowerCase()] = toService(parts)
  }
  return { services, problems }
}

function missingParts(parts: Record<string, string>): string[] {
  const isExplicit = explicit.some((part) => parts[part] !== undefined)
  const needed = ['CLIENT_ID', 'CLIENT_SECRET', ...(isExplicit ? explicit : ['ISSUER'])]
  return needed.filter((part) => parts[part] === undefined)
}

function toService(parts: Record<string, string>): OauthService {
  const { CLIENT_ID: clientId = '', CLIENT_SECRET: clientSecret = '', ISSUER: issuer } = parts
  const { AUTHORIZE_URL: authorizeUrl, TOKEN_URL: tokenUrl = '', USERINFO_URL: userinfoUrl = '' } = parts
  return {
    clientId,
    clientSecret,
    // Without an issuer an ID token could not be checked, so none is asked for.
    scope: parts.SCOPE ?? (issuer ? 'openid email profile' : 'email profile'),
    provider: authorizeUrl
      ? { authorizeUrl, tokenUrl, userinfoUrl, ...(issuer ? { issuer } : {}) }
      : { issuer: issuer ?? '' },
  }
}

/** A client secret and codes travel to it, so nobody may listen. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal))
}
