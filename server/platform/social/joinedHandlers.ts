import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { Social } from './createSocial.ts'

type Services = { sessions: PlayerSessions; social: Social }

/** The services that sign in to a player's own account, to look at and to take off. */
export function joinedHandlers({ sessions, social: { joined } }: Services) {
  return {
    async 'account.getSocials'(_input, context) {
      const list = await joined.list(signedIn(context).uid)
      return {
        socials: list.map(({ joinedAt, ...one }) => ({ ...one, joined_at: joinedAt.toISOString() })),
      }
    },

    async 'account.removeSocial'({ id }, context) {
      const session = signedIn(context)
      if (await joined.remove(session.uid, id)) {
        // Whoever came in by the service must not stay.
        await sessions.endOthers(session.uid, session.id)
        context.log.info({ uid: session.uid }, 'a service was taken off the account')
      }
      return { value: 1 as const }
    },
  } satisfies Handlers
}
