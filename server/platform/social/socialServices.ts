import type { LiveSite } from '../shared/siteSource.ts'

/** How the site is registered at a service of social sign-in. */
export type SocialService = {
  clientId: string
  clientSecret: string
  /** Words separated by spaces. */
  scope: string
  /** Where to discover its addresses, or the addresses themselves. */
  provider: { issuer: string } | (Endpoints & { issuer?: string })
  /** Its pages are reached under the address of the site itself: the sandbox. */
  throughSite?: boolean
}
type Endpoints = { authorizeUrl: string; tokenUrl: string; userinfoUrl: string }

export type SocialSettings = {
  /** What the operator configured, by name. */
  configured: Readonly<Record<string, SocialService>>
  /** The stand-in for services without configuration, where it is allowed. */
  sandbox?: (service: string) => SocialService
}

/** The services that the site names and that there is somebody to talk to for. */
export function createSocialServices({ configured, sandbox }: SocialSettings, live: LiveSite) {
  const named = () => (live.site().auth.socials ?? []).map(({ service }) => service)
  const find = (service: string): SocialService | undefined => {
    if (!named().includes(service)) return undefined
    return Object.hasOwn(configured, service) ? configured[service] : sandbox?.(service)
  }
  return {
    find,
    /** Names of those whose buttons may be shown. */
    offered: () => named().filter((service) => find(service) !== undefined),
  }
}

export type SocialServices = ReturnType<typeof createSocialServices>
