import { notSignedIn } from './errors.ts'
import type { CallContext, Session } from './operations.ts'

/** The session of a call that the description keeps from strangers; types cannot know that it is there. */
export function signedIn({ session }: Pick<CallContext, 'session'>): Session {
  if (!session) throw notSignedIn()
  return session
}
