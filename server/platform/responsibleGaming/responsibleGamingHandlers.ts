import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../db/Database.ts'
import { passwordMatches } from '../../process/passwords.ts'
import { type Account, accountRepository } from '../accounts/accountRepository.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Limit as Rate, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, notSignedIn, PlatformError } from '../shared/errors.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { parseAmount, toAmount } from '../wallet/money.ts'
import type { ProtectionEvent } from './changeProtection.ts'
import { askFor, confirm, type DepositLimit, type Limit, runningPeriod } from './depositLimit.ts'
import { describeExclusion, describeLimit, describeRules } from './describeProtection.ts'
import { exclusionEnd, isExcluded, isLonger } from './exclusion.ts'
import type { Protection } from './protectionRepository.ts'
import { realityChoices, realityMinutes } from './realityMinutes.ts'
import type { ResponsibleGaming } from './responsibleGaming.ts'

/** Sign-ins, which an exclusion ends. */
type Sessions = {
  endAllSessions(uid: number, tx: Executor): Promise<void>
  end(context: CallContext): Promise<void>
}

type Services = {
  sessions: Sessions
  limiter: RateLimiter
  protection: ResponsibleGaming
}

/** Wrong passwords of an account, and changes of its limits. */
const rates = {
  password: { times: 5, seconds: 300 },
  change: { times: 60, seconds: 3600 },
} satisfies Record<string, Rate>

const day = 24 * 3_600_000

export function responsibleGamingHandlers({ sessions, limiter, protection }: Services) {
  async function caller(context: CallContext): Promise<Account> {
    const found = await accountRepository.find(protection.database.drizzle, signedIn(context).uid)
    if (!found) throw notSignedIn()
    return found.account
  }

  const rulesOf = (account: Account) => jurisdictionOf(protection.live.site(), account.countryCode)

  async function shownLimit(uid: number, limit: DepositLimit) {
    const now = protection.clock()
    const since = limit.current && runningPeriod(limit.current, now).start
    return describeLimit(limit, since ? await protection.depositedSince(uid, since) : 0n, now)
  }

  async function changeLimit(
    account: Account,
    context: CallContext,
    work: (before: DepositLimit, now: Date) => { limit: DepositLimit; events: ProtectionEvent[] },
  ) {
    await refuseOften(limiter, `deposit-limit ${account.uid}`, rates.change)
    const now = protection.clock()
    const after = await protection.change({
      uid: account.uid,
      now,
      ip: context.ip,
      work(before) {
        const { limit, events } = work(before.limit, now)
        return { after: { ...before, limit }, events }
      },
      also: (tx) => refuseMoved(tx, account),
    })
    return shownLimit(account.uid, after.limit)
  }

  return {
    async 'account.getDepositLimit'(_input, context) {
      const { uid } = signedIn(context)
      return shownLimit(uid, (await protection.read(uid, protection.clock())).limit)
    },

    async 'account.getResponsibleGaming'({ since }, context) {
      const account = await caller(context)
      const now = protection.clock()
      const found = await protection.read(account.uid, now)
      const rules = rulesOf(account)
      const from = since === undefined ? new Date(now.getTime() - day) : new Date(since)
      // A leap second is written rightly and no instant to JavaScript.
      if (Number.isNaN(from.getTime())) throw invalidParameters({ since: [{ code: 'date_time' }] })
      const net = await protection.netPosition(account.uid, from)
      return {
        net_position: toAmount(net, account.currency),
        deposit_limit: await shownLimit(account.uid, found.limit),
        reality_check: { minutes: realityMinutes(rules, found.realityMinutes) },
        self_exclusion: describeExclusion(found, now),
        rules: describeRules(rules, found, now),
      }
    },

    async 'account.setDepositLimit'(input, context) {
      const account = await caller(context)
      const rules = rulesOf(account)
      const wanted = readLimit(input, rules.depositLimitPeriods, account.currency)
      return changeLimit(account, context, (before, now) => {
        refuseOtherCurrency(before, wanted)
        const limit = askFor(before, wanted, now, rules)
        const event = limit.pending ? 'deposit_limit_asked_for' : 'deposit_limit_set'
        return { limit, events: [{ event, details: detailsOf(wanted) }] }
      })
    },

    async 'account.confirmDepositLimit'(_input, context) {
      return changeLimit(await caller(context), context, (before, now) => {
        const limit = confirm(before, now)
        if (!limit) throw notConfirmable(before)
        return { limit, events: [{ event: 'deposit_limit_confirmed', details: detailsOf(limit.current) }] }
      })
    },

    async 'account.cancelDepositLimit'(_input, context) {
      return changeLimit(await caller(context), context, (before) => ({
        limit: { ...before, pending: null },
        events: before.pending
          ? [{ event: 'deposit_limit_cancelled', details: detailsOf(before.pending.wanted) }]
          : [],
      }))
    },

    async 'account.setRealityCheck'({ minutes }, context) {
      const account = await caller(context)
      await refuseOften(limiter, `reality-check ${account.uid}`, rates.change)
      if (!realityChoices(rulesOf(account)).includes(minutes))
        throw invalidParameters({ minutes: [{ code: 'one_of' }] })
      await protection.change({
        uid: account.uid,
        now: protection.clock(),
        ip: context.ip,
        work: (before) => ({
          after: { ...before, realityMinutes: minutes },
          events: [{ event: 'reality_check_set', details: { minutes } }],
        }),
      })
      return { value: 1 as const }
    },

    async 'account.excludeSelf'({ period, password }, context) {
      const account = await caller(context)
      if (account.passwordHash !== null) {
        if (!password) throw invalidParameters({ password: [{ code: 'insert_password' }] })
        const tries = `exclude ${account.uid}`
        await refuseOften(limiter, tries, rates.password)
        if (!(await passwordMatches(account.passwordHash, password)))
          throw invalidParameters({ password: [{ code: 'password' }] })
        await limiter.forget(tries)
      }
      if (!rulesOf(account).exclusionPeriods.includes(period))
        throw invalidParameters({ period: [{ code: 'one_of' }] })
      const now = protection.clock()
      const until = exclusionEnd(period, now)
      await protection.change({
        uid: account.uid,
        now,
        ip: context.ip,
        work(before) {
          if (!isLonger(until, before.exclusion, now))
            throw invalidParameters({ period: [{ code: 'one_of' }] })
          return {
            after: { ...before, exclusion: { since: sinceOf(before, now), until } },
            events: [{ event: 'excluded', details: { period, until: until?.toISOString() ?? null } }],
          }
        },
        async also(tx) {
          await contactRepository.endSubscriptions(tx, account.uid)
          await sessions.endAllSessions(account.uid, tx)
        },
      })
      await sessions.end(context)
      context.log.info({ uid: account.uid }, 'excluded themselves')
      return { value: 1 as const }
    },
  } satisfies Handlers
}

/** An exclusion that is lengthened began when it began. */
function sinceOf({ exclusion }: Protection, now: Date): Date {
  return isExcluded(exclusion, now) ? exclusion.since : now
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
function refuseOtherCurrency({ current }: DepositLimit, wanted: Limit | null): void {
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

function notConfirmable({ pending }: DepositLimit): PlatformError {
  const message = pending ? 'The cooling-off is not over' : 'No change of the deposit limit waits'
  return new PlatformError('InvalidRequestException', message, {
    status: 409,
    errorData: pending
      ? { reason: 'cooling_off', effective_at: pending.effectiveAt.toISOString() }
      : { reason: 'nothing_waits' },
  })
}
