import { addressKey } from '../../http/addressKey.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { Handlers } from '../shared/operations.ts'
import type { Consents } from './createConsents.ts'

/** Answers of one address: a household or an office changes its mind less often. */
const most: Limit = { times: 60, seconds: 600 }

export type ConsentHandlerServices = { consents: Pick<Consents, 'keep'>; limiter: RateLimiter }

/** The proof of what a visitor agreed to; of which version of the words, the browser says. */
export function consentHandlers({ consents, limiter }: ConsentHandlerServices) {
  return {
    async 'consents.keep'({ id, version, purposes = '' }, context) {
      await refuseOften(limiter, `consents ${addressKey(context.ip)}`, most)
      const agreed = context.asksNotToBeTracked ? [] : purposes.split(' ').filter(Boolean)
      await consents.keep({
        visitor: id,
        uid: context.session?.uid ?? null,
        version,
        locale: context.locale,
        purposes: [...new Set(agreed)].sort(),
      })
      return { value: 1 as const }
    },
  } satisfies Handlers
}
