import type { FastifyRequest } from 'fastify'
import type { StreamSource } from '../../http/stream/StreamSource.ts'
import type { Session } from '../shared/operations.ts'
import type { PlayerEvents } from './createPlayerEvents.ts'

/** Tells pages what happens to the player who is signed in, and what everybody may see; its end is the end of the stream. */
export function playerSource(
  events: Pick<PlayerEvents, 'follow'>,
  findSession: (request: FastifyRequest) => Promise<Session | null>,
): StreamSource {
  return {
    async open(request, _query, outbox, isThere) {
      const session = await findSession(request)
      if (!session || session.isBlocked || !isThere()) return () => {}
      let end = () => {}
      events.follow(session, (onEnd) => {
        end = onEnd
        return {
          send: (text, key) => outbox.put(text, key),
          // The stream has one of its own.
          beat: () => {},
          end: () => {
            end()
            outbox.end()
          },
        }
      })
      return () => end()
    },
  }
}
