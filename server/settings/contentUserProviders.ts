import type { createOauthClient } from '../platform/social/oauthClient.ts'
import type { SocialServices } from '../platform/social/socialServices.ts'

type Sources = {
  services: Pick<SocialServices, 'find'>
  client: ReturnType<typeof createOauthClient>
  /** Where browsers reach the site. */
  siteUrl: () => string
}

/** The services of social sign-in that vouch for users of the content backend too, as they are registered for the site. */
export function contentUserProviders({ services, client, siteUrl }: Sources) {
  return (name: string) => {
    const service = services.find(name)
    if (!service) return undefined
    type Begun = Parameters<typeof client.authorizeUrl>[1]
    return {
      authorizeUrl: (begun: Begun) => client.authorizeUrl(service, begun, siteUrl()),
      identify: (answer: URLSearchParams, begun: Begun) => client.identify(service, answer, begun),
    }
  }
}
