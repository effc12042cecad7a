import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../db/Database.ts'
import { passwordMatches } from '../../process/passwords.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Limit as Rate, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import type { Persons } from './createPersons.ts'
import { describeExclusion, describeRules } from './describeProtection.ts'
import { exclusionEnd, isExcluded, isLonger } from './exclusion.ts'
import { limitHandlers } from './limitHandlers.ts'
import { type LimitKind, limitKinds } from './moneyLimit.ts'
import type { Protection } from './protectionRepository.ts'
import { readCaller } from './readCaller.ts'
import { realityChoices, realityMinutes } from './realityMinutes.ts'
import type { ResponsibleGaming } from './responsibleGaming.ts'
import { showLimit } from './showLimit.ts'

/** Sign-ins, which an exclusion ends. */
type Sessions = {
  endAllSessions(uid: number, tx: Executor): Promise<void>
  end(context: CallContext): Promise<void>
}

type Services = {
  sessions: Sessions
  limiter: RateLimiter
  protection: ResponsibleGaming
  persons: Pick<Persons, 'spread'>
}

/** Wrong passwords of an account, and changes of its reminder. */
const rates = {
  password: { times: 5, seconds: 300 },
  change: { times: 60, seconds: 3600 },
} satisfies Record<string, Rate>

const day = 24 * 3_600_000

export function responsibleGamingHandlers({ sessions, limiter, protection, persons }: Services) {
  const caller = (context: CallContext) => readCaller(protection.database.drizzle, context)

  const rulesOf = (account: Account) => jurisdictionOf(protection.live.site(), account.countryCode)

  return {
    ...limitHandlers({ limiter, protection }),

    async 'account.getResponsibleGaming'({ since }, context) {
      const account = await caller(context)
      const now = protection.clock()
      const found = await protection.read(account.uid, now)
      const rules = rulesOf(account)
      const from = since === undefined ? new Date(now.getTime() - day) : new Date(since)
      // A leap second is written rightly and no instant to JavaScript.
      if (Number.isNaN(from.getTime())) throw invalidParameters({ since: [{ code: 'date_time' }] })
      const shown = (kind: LimitKind) => showLimit(protection, account.uid, kind, found)
      const limits = {
        deposit: await shown('deposit'),
        stake: await shown('stake'),
        loss: await shown('loss'),
      }
      const net = await protection.netPosition(account.uid, from)
      return {
        net_position: toAmount(net, account.currency),
        deposit_limit: limits.deposit,
        limits: limitKinds.map((kind) => limits[kind]),
        reality_check: { minutes: realityMinutes(rules, found.realityMinutes) },
        self_exclusion: describeExclusion(found, now),
        rules: describeRules(rules, found, now),
      }
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
          await persons.spread(tx, account.uid, { since: now, until })
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
