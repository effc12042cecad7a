import type { Idempotency } from '../idempotency/withIdempotency.ts'
import { type Content, createDescriber } from '../shared/content.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { toAmount } from '../wallet/money.ts'
import type { Cashbacks } from './createCashbacks.ts'

export type CashbackHandlerServices = { cashbacks: Cashbacks; idempotency: Idempotency; live: LiveSite }

const done = { value: 1 as const }

/** Cashback as the site shows it, and what players do with it. */
export function cashbackHandlers({ cashbacks, idempotency, live }: CashbackHandlerServices) {
  return {
    async 'cashbacks.get'(input, context) {
      const { uid } = signedIn(context)
      const { offset, count, statuses = ['active', 'paid_out'], sort = 'end_date', order = 'desc' } = input
      const { items, total } = await cashbacks.list({ uid, statuses, sort, order, offset, count })
      const describe = createDescriber(live, context.locale)
      return {
        items: items.map((one) => ({
          id: one.id,
          status: one.state === 'active' ? ('active' as const) : ('paid_out' as const),
          amount: toAmount(one.amount, one.currency),
          receiving_expired_at: one.receivableUntil?.toISOString() ?? null,
          paid_out_at: one.paidOutAt?.toISOString() ?? null,
          end_date: one.endsAt.toISOString(),
          description: describe(JSON.parse(one.content) as Content),
        })),
        offset,
        limit: count,
        total,
      }
    },

    async 'cashbacks.payout'(input, context) {
      return idempotency.withIdempotency(context, 'cashbacks.payout', input, async (tx, uid) => {
        await cashbacks.payout(tx, uid, input.id)
        return done
      })
    },

    async 'cashbacks.remove'(input, context) {
      return idempotency.withIdempotency(context, 'cashbacks.remove', input, async (tx, uid) => {
        await cashbacks.remove(tx, uid, input.id)
        return done
      })
    },
  } satisfies Handlers
}
