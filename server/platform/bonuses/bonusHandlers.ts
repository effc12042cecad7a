import type { Database, Executor } from '../../db/Database.ts'
import type { Idempotency } from '../idempotency/withIdempotency.ts'
import { type Content, createDescriber } from '../shared/content.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { toAmount } from '../wallet/money.ts'
import { type BonusWithMoney, bonusRepository } from './bonusRepository.ts'
import type { Bonuses } from './createBonuses.ts'
import { describeProgress } from './progress.ts'
import type { Bonus, BonusProduct } from './schema.ts'

export type BonusHandlerServices = {
  database: Database
  bonuses: Bonuses
  idempotency: Idempotency
  live: LiveSite
}

const done = { value: 1 as const }
/** Those that are not over. */
const openStates: Bonus['state'][] = ['available', 'active', 'paused']

/** Bonuses as the site shows them, and what players do with them. */
export function bonusHandlers({ database, bonuses, idempotency, live }: BonusHandlerServices) {
  async function list(
    product: BonusProduct,
    { offset, count, states }: { offset: number; count: number; states?: Bonus['state'][] },
    context: CallContext,
  ) {
    const { uid } = signedIn(context)
    const query = { uid, product, offset, count, ...(states && { states }) }
    const { items, total } = await bonusRepository.list(database.drizzle, query)
    const describe = createDescriber(live, context.locale)
    return { items: items.map((bonus) => describeBonus(bonus, describe)), offset, limit: count, total }
  }

  const doing =
    (change: Bonuses['activate'], product: BonusProduct, id: number) => async (tx: Executor, uid: number) => {
      await change(tx, uid, product, id)
      return done
    }

  return {
    async 'bonuses.get'({ offset, count, status }, context) {
      if (status === 'all') return list('casino', { offset, count }, context)
      const states = status === 'open' ? openStates : [status]
      return list('casino', { offset, count, states }, context)
    },
    async 'bonuses.activate'(input, context) {
      const work = doing(bonuses.activate, 'casino', input.bonus_id)
      return idempotency.withIdempotency(context, 'bonuses.activate', input, work)
    },
    async 'bonuses.deactivate'(input, context) {
      const work = doing(bonuses.deactivate, 'casino', input.bonus_id)
      return idempotency.withIdempotency(context, 'bonuses.deactivate', input, work)
    },
    async 'bonuses.remove'(input, context) {
      const work = doing(bonuses.remove, 'casino', input.bonus_id)
      return idempotency.withIdempotency(context, 'bonuses.remove', input, work)
    },

    async 'BettingBonuses.get'({ offset, count }, context) {
      const { items, ...page } = await list('betting', { offset, count }, context)
      const shown = items.map(({ wagering_left: _, created_at: __, status, ...item }) => ({
        ...item,
        // A sports bonus cannot be paused.
        status: status === 'paused' ? ('available' as const) : status,
      }))
      return { items: shown, ...page }
    },
    async 'BettingBonuses.activate'(input, context) {
      const work = doing(bonuses.activate, 'betting', input.bonus_id)
      return idempotency.withIdempotency(context, 'BettingBonuses.activate', input, work)
    },
    async 'BettingBonuses.remove'(input, context) {
      const work = doing(bonuses.remove, 'betting', input.bonus_id)
      return idempotency.withIdempotency(context, 'BettingBonuses.remove', input, work)
    },
  } satisfies Handlers
}

function describeBonus(bonus: BonusWithMoney, describe: (content: Content) => Record<string, string>) {
  const { id, state, currency, required } = bonus
  const wagered = bonus.wagered < required ? bonus.wagered : required
  const shown = (units: bigint) => toAmount(units, currency)
  const number = (units: bigint) => Number(shown(units).amount)
  return {
    id,
    description: describe(JSON.parse(bonus.content) as Content),
    status: state,
    // Before it is activated its money is not in the books yet.
    amount: shown(bonus.activatedAt === null && bonus.endedAt === null ? bonus.amount : bonus.left),
    progress: describeProgress({ minValue: 0n, maxValue: required, expCount: wagered }, number),
    wagering_left: shown(required - wagered),
    created_at: bonus.createdAt.toISOString(),
    // While its time stands still nobody knows when it burns.
    ...(bonus.waitsSince === null && { expired_at: bonus.expiresAt.toISOString() }),
  }
}
