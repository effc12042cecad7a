import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { describeDevice } from './describeDevice.ts'
import type { PlayerSessions } from './playerSessions.ts'

/** A player's own sign-ins, to look at and to end. */
export function sessionHandlers({ sessions }: { sessions: PlayerSessions }) {
  return {
    async 'account.getSessions'(_input, context) {
      const { id, uid } = signedIn(context)
      const list = await sessions.list(uid)
      return {
        sessions: list.map((one) => ({
          id: one.id,
          created_at: one.createdAt.toISOString(),
          last_seen_at: one.lastSeenAt.toISOString(),
          ip: one.ip,
          device: describeDevice(one.userAgent),
          is_current: one.id === id,
        })),
      }
    },

    async 'account.endSession'({ id }, context) {
      const session = signedIn(context)
      if (id === session.id) await sessions.end(context)
      // One that is another player's is as unknown as one that never was, and ending twice is no failure.
      else await sessions.endOne(session.uid, id)
      return { value: 1 as const }
    },

    async 'account.endOtherSessions'(_input, context) {
      const { id, uid } = signedIn(context)
      await sessions.endOthers(uid, id)
      return { value: 1 as const }
    },
  } satisfies Handlers
}
