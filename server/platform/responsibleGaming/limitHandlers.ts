import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../db/Database.ts'
import { type Account, accountRepository } from '../accounts/accountRepository.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { parseAmount } from '../wallet/money.ts'
import type { ProtectionEvent } from './changeProtection.ts'
import { askFor, confirm, type Limit, type LimitKind, type MoneyLimit } from './moneyLimit.ts'
import { readCaller } from './readCaller.ts'
import type { ResponsibleGaming } from './responsibleGaming.ts'
import { type ShownLimit, showLimit } from './showLimit.ts'

type Services = { limiter: RateLimiter; protection: ResponsibleGaming }
type Change = { limit: MoneyLimit; events: ProtectionEvent[] }

/** How often a player's limits are changed. */
const changes = { times: 60, seconds: 3600 }

/** Limits that players put on themselves: on what they pay in, stake and lose. */
export function limitHandlers({ limiter, protection }: Services) {
  const caller = (context: CallContext) => readCaller(protection.database.drizzle, context)

  async function change(
    kind: LimitKind,
    account: Account,
    context: CallContext,
    work: (before: MoneyLimit, now: Date) => Change,
  ): Promise<ShownLimit> {
    await refuseOften(limiter, `${kind}-limit ${account.uid}`, changes)
    const now = protection.clock()
    const after = await protection.change({
      uid: account.uid,
      now,
      ip: context.ip,
      work(before) {
        const { limit, events } = work(before.limits[kind], now)
        return { after: { ...before, limits: { ...before.limits, [kind]: limit } }, events }
      },
      also: (tx) => refuseMoved(tx, account),
    })
    return showLimit(protection, account.uid, kind, after)
  }

  async function set(kind: LimitKind, input: { period: string; amount?: string }, context: CallContext) {
    const account = await caller(context)
    const rules = jurisdictionOf(protection.live.site(), account.countryCode)
    const wanted = readLimit(input, rules.depositLimitPeriods, account.currency)
    return change(kind, account, context, (before, now) => {
      refuseOtherCurrency(before, wanted)
      const limit = askFor(before, wanted, now, rules)
      const event = limit.pending ? `${kind}_limit_asked_for` : `${kind}_limit_set`
      return { limit, events: [{ event, details: detailsOf(wanted) }] }
    })
  }

  const confirmed = async (kind: LimitKind, context: CallContext) =>
    change(kind, await caller(context), context, (before, now) => {
      const limit = confirm(before, now)
      if (!limit) throw notConfirmable(before)
      return { limit, events: [{ event: `${kind}_limit_confirmed`, details: detailsOf(limit.current) }] }
    })

  const cancelled = async (kind: LimitKind, context: CallContext) =>
    change(kind, await caller(context), context, (before) => ({
      limit: { ...before, pending: null },
      events: before.pending
        ? [{ event: `${kind}_limit_cancelled`, details: detailsOf(before.pending.wanted) }]
        : [],
    }))

  return {
    async 'account.getDepositLimit'(_input, context) {
      const { uid } = signedIn(context)
      return showLimit(protection, uid, 'deposit', await protection.read(uid, protection.clock()))
    },
    'account.setDepositLimit': (input, context) => set('deposit', input, context),
    'account.confirmDepositLimit': (_input, context) => confirmed('deposit', context),
    'account.cancelDepositLimit': (_input, context) => cancelled('deposit', context),
    'account.setLimit': (input, context) => set(input.kind, input, context),
    'account.confirmLimit': ({ kind }, context) => confirmed(kind, context),
    'account.cancelLimit': ({ kind }, context) => cancelled(kind, context),
  } satisfies Handlers
}

function readLimit(
  { period, amount }: { period: string; amount?: string },
  periods: readonly string[],
  currency: string,
): Limit | null {
  if (period === 'none') return null
  if (!periods.includes(period)) throw invalidParameters({ period: [{ code: 'one_of' }] })
  if (!amount) throw invalidParameters({ amount: [{ code: 'required' }] })
  const units = parseAmount(amount, currency)
  if (units === undefined) throw invalidParameters({ amount: [{ code: 'wrong_field' }] })
  return { days: Number(period), amount: units, currency }
}

/** Sums of two currencies cannot be compared; the old limit holds until its removal is confirmed. */
function refuseOtherCurrency({ current }: MoneyLimit, wanted: Limit | null): void {
  if (!current || !wanted || current.currency === wanted.currency) return
  throw new PlatformError('InvalidRequestException', 'The limit is in another currency', {
    status: 409,
    errorData: { reason: 'other_currency', currency: current.currency },
  })
}

/**
 * The limit is in the currency of the account and by the rules of its country, as they were read: a change of either at
 * the same time comes before it, and then it is to be asked for again, or after it, and then finds the limit.
 */
async function refuseMoved(tx: Executor, { uid, currency, countryCode }: Account): Promise<void> {
  const held = await accountRepository.holdPlace(tx, uid)
  if (held?.currency === currency && held.countryCode === countryCode) return
  throw new PlatformError('InvalidRequestException', 'The account has changed meanwhile', { status: 409 })
}

function detailsOf(limit: Limit | null): Record<string, string | number | null> {
  return limit
    ? { days: limit.days, amount: String(limit.amount), currency: limit.currency }
    : { days: null, amount: null }
}

function notConfirmable({ pending }: MoneyLimit): PlatformError {
  const message = pending ? 'The cooling-off is not over' : 'No change of the limit waits'
  return new PlatformError('InvalidRequestException', message, {
    status: 409,
    errorData: pending
      ? { reason: 'cooling_off', effective_at: pending.effectiveAt.toISOString() }
      : { reason: 'nothing_waits' },
  })
}
