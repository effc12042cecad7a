import { addressKey } from '../../http/addressKey.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { Handlers } from '../shared/operations.ts'
import type { Hits } from './createHits.ts'
import { pixel } from './pixel.ts'

/** Hits of one address, behind which many visitors may be. */
const most: Limit = { times: 120, seconds: 60 }

/** Counting of visits, as a picture that any page may show (product document, section 7: hit tracking). */
export function hitHandlers({ hits, limiter }: { hits: Hits; limiter: RateLimiter }) {
  return {
    async 'hit.track'({ seon_session: session, ...hit }, context) {
      await refuseOften(limiter, `hit ${addressKey(context.ip)}`, most)
      // The device says a second time that it is there: that is no visit.
      if (session) await hits.keepDevice(session, 'visit', context.session?.uid)
      else await hits.count(hit)
      return pixel
    },
  } satisfies Handlers
}
