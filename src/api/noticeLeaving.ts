import type { SessionStore } from '../stores/createSessionStore.ts'
import type { createCall } from './createCall.ts'

type Call = ReturnType<typeof createCall>

/** What signs the player out. */
const ends: readonly string[] = ['auth.logout', 'account.excludeSelf']

/** Lets the session know of a sign-out that this page asks for, before anybody else tells that the session has ended. */
export function noticeLeaving(call: Call, session: SessionStore): Call {
  return async (operation, ...given) => {
    if (!ends.includes(operation)) return call(operation, ...given)
    session.leave(true)
    const result = await call(operation, ...given)
    if (!result.ok) session.leave(false)
    return result
  }
}
