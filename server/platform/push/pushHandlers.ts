import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { Push } from './createPush.ts'

const changes: Limit = { times: 20, seconds: 600 }

export type PushHandlerServices = { push: Push; limiter: RateLimiter }

/** What a player wants to be told on this device. */
export function pushHandlers({ push, limiter }: PushHandlerServices) {
  return {
    async 'push.getSettings'(_input, context) {
      const session = signedIn(context)
      const { publicKey } = push
      if (publicKey === undefined) return { is_offered: false, is_on: false }
      return { is_offered: true, is_on: await push.isOn(session), public_key: publicKey }
    },

    async 'push.subscribe'({ endpoint, p256dh, auth }, context) {
      const session = signedIn(context)
      if (push.publicKey === undefined)
        throw new PlatformError('AccessDeniedException', 'Nothing is pushed to devices')
      await refuseOften(limiter, `push ${session.uid}`, changes)
      if (!push.isPushService(endpoint)) throw invalidParameters({ endpoint: [{ code: 'invalid' }] })
      await push.subscribe(session, { endpoint, keys: { p256dh, auth } })
      return { value: 1 as const }
    },

    async 'push.unsubscribe'(_input, context) {
      await push.unsubscribe(signedIn(context))
      return { value: 1 as const }
    },
  } satisfies Handlers
}
