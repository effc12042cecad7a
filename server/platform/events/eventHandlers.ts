import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { PlatformError } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { PlayerEvents } from './createPlayerEvents.ts'
import { keptFacts } from './keptFacts.ts'
import { toldEventRepository } from './toldEventRepository.ts'

type Services = { database: Database; events: PlayerEvents; limiter: RateLimiter }

/** Events that one address tells, behind which many visitors may be. */
const most: Limit = { times: 600, seconds: 60 }

export function eventHandlers({ database, events, limiter }: Services) {
  return {
    async 'events.stream'(_input, context) {
      const stream = events.open(signedIn(context))
      if (!stream) throw new PlatformError('TooManyRequestsException', 'Too many event streams are open')
      return stream
    },

    async 'events.handle'({ event_name: name, event_params: facts }, context) {
      await refuseOften(limiter, `events ${addressKey(context.ip)}`, most)
      const isPlayer = context.session !== null
      await toldEventRepository.add(database.drizzle, { name, facts: keptFacts(facts), isPlayer })
      return { value: 1 as const }
    },
  } satisfies Handlers
}
