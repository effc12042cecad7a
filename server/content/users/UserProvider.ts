import type { VouchedPerson } from './createUsers.ts'

/** What a sign-in at a provider is told from others by; all but the address are secret. */
export type BegunConnect = { state: string; nonce: string; verifier: string; redirectUri: string }

/** The port for whoever vouches for users: a service of OAuth 2 or OpenID Connect. */
export interface UserProvider {
  /** Address at the provider to which the browser is sent. @throws Error where the provider does not answer */
  authorizeUrl(begun: BegunConnect): Promise<string>
  /** Whom the provider's answer is about. @throws Error for anything that is not as it should be */
  identify(answer: URLSearchParams, begun: BegunConnect): Promise<VouchedPerson>
}
