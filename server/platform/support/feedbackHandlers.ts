import { loadRules, runRules } from '#schemas/rules/registry.ts'
import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { feedbackRepository } from './feedbackRepository.ts'

export type FeedbackServices = {
  database: Database
  delivery: Delivery
  limiter: RateLimiter
  live: LiveSite
}

/** Letters from one address, and of one player. */
const limits = {
  address: { times: 5, seconds: 3600 },
  player: { times: 5, seconds: 3600 },
} satisfies Record<string, Limit>

/** What anybody writes to support: kept, and sent on to the address of support. */
export function feedbackHandlers({ database, delivery, limiter, live }: FeedbackServices) {
  return {
    async 'support.sendFeedback'({ name = '', email = '', subject = '', message }, context) {
      if (message.trim() === '') throw invalidParameters({ message: [{ code: 'required' }] })
      const wrong = runRules(await loadRules(['email']), [{ rule: 'email' }], email, plain)
      if (wrong.length > 0) throw invalidParameters({ email: wrong })
      const uid = context.session?.uid
      await refuseOften(limiter, `feedback from ${addressKey(context.ip)}`, limits.address)
      if (uid !== undefined) await refuseOften(limiter, `feedback of ${uid}`, limits.player)

      const values = { name, email, subject, message }
      const { locale } = context
      await database.transaction(async (tx) => {
        const id = await feedbackRepository.add(tx, { ...values, uid: uid ?? null, locale })
        if (!delivery.can('email')) return
        const letter = {
          channel: 'email' as const,
          to: live.site().general.support_email,
          // Those who read it work in the language of the site.
          locale: live.locales().default,
          template: 'feedback' as const,
          args: { ...values, id, uid: uid ?? 0 },
        }
        await delivery.deliver({ ...letter, ...(email !== '' && { replyTo: email }) }, tx)
      })
      return { value: 1 as const }
    },
  } satisfies Handlers
}

const plain = { values: {}, phoneCountries: [], today: '' }
