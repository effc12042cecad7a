/** What players limit: what they pay in, what they stake, and what they lose by playing. */
export const limitKinds = ['deposit', 'stake', 'loss'] as const
export type LimitKind = (typeof limitKinds)[number]

/** The most in each period: days, and minor units of a currency. */
export type Limit = { days: number; amount: bigint; currency: string }

/** A raise, or a removal (null), that waits. */
export type PendingLimit = { wanted: Limit | null; askedAt: Date; effectiveAt: Date; lapsesAt: Date }

export type MoneyLimit = {
  /** `since` is the beginning of a period; periods follow one another from there. */
  current: (Limit & { since: Date }) | null
  pending: PendingLimit | null
}

/** What the jurisdiction says about raises, in hours. */
export type RaiseRules = { coolingOffHours: number; confirmationHours: number }

const hour = 3_600_000
const day = 24 * hour

/** The period that is running: when it began and when it ends. */
export function runningPeriod({ days, since }: { days: number; since: Date }, now: Date) {
  const length = days * day
  const passed = Math.max(0, Math.floor((now.getTime() - since.getTime()) / length))
  const start = new Date(since.getTime() + passed * length)
  return { start, end: new Date(start.getTime() + length) }
}

/**
 * Whether no more can ever be spent under `wanted` than under `current`, whatever the stretch of time looked at:
 * not more money, in a period that is not shorter. Less money a week may be more money a month.
 */
export function isNoRaise(wanted: Limit | null, current: Limit | null): boolean {
  if (current === null) return true
  if (wanted === null || wanted.currency !== current.currency) return false
  return wanted.amount <= current.amount && wanted.days >= current.days
}

export type Limits = Record<LimitKind, MoneyLimit>

export const noLimit: MoneyLimit = { current: null, pending: null }

/** A request that was not confirmed in time is forgotten. */
export function forgetLapsed(limit: MoneyLimit, now: Date): MoneyLimit {
  return limit.pending && limit.pending.lapsesAt <= now ? { ...limit, pending: null } : limit
}

/** A limit that is no raise holds at once, and gives up a raise that waits; any other waits for the cooling-off. */
export function askFor(
  { current, pending }: MoneyLimit,
  wanted: Limit | null,
  now: Date,
  rules: RaiseRules,
): MoneyLimit {
  if (isNoRaise(wanted, current)) {
    // The running period goes on: what was spent in it still counts, however often the limit is set.
    const since = current ? runningPeriod(current, now).start : now
    return { current: wanted && { ...wanted, since }, pending: null }
  }
  if (pending && isSame(pending.wanted, wanted)) return { current, pending }
  const effectiveAt = new Date(now.getTime() + rules.coolingOffHours * hour)
  const lapsesAt = new Date(effectiveAt.getTime() + rules.confirmationHours * hour)
  return { current, pending: { wanted, askedAt: now, effectiveAt, lapsesAt } }
}

/** The limit that waited, in force; undefined where none waits or its cooling-off is not over. */
export function confirm({ current, pending }: MoneyLimit, now: Date): MoneyLimit | undefined {
  if (!pending || now < pending.effectiveAt || now >= pending.lapsesAt) return undefined
  const since = current ? runningPeriod(current, now).start : now
  return { current: pending.wanted && { ...pending.wanted, since }, pending: null }
}

function isSame(one: Limit | null, other: Limit | null): boolean {
  if (one === null || other === null) return one === other
  return one.days === other.days && one.amount === other.amount && one.currency === other.currency
}
