import { PlatformError } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { PlayerEvents } from './createPlayerEvents.ts'

export function eventHandlers({ events }: { events: PlayerEvents }) {
  return {
    async 'events.stream'(_input, context) {
      const stream = events.open(signedIn(context))
      if (!stream) throw new PlatformError('TooManyRequestsException', 'Too many event streams are open')
      return stream
    },
  } satisfies Handlers
}
