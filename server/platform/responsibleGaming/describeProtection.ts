import type { Jurisdiction } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import { exclusionEnd, isExcluded, isLonger } from './exclusion.ts'
import { type Limit, type LimitKind, type MoneyLimit, runningPeriod } from './moneyLimit.ts'
import type { Protection } from './protectionRepository.ts'
import { realityChoices } from './realityMinutes.ts'

type Period = OperationResponse<'account.getDepositLimit'>['period']

const periodOf = (limit: Limit | null) => (limit ? String(limit.days) : 'none') as Period

/**
 * A limit as the site shows it (product document, section 3, Deposit limit).
 * @param left minor units that are left of it in the running period
 * @param held of it by deposits that are still open
 */
export function describeLimit(
  kind: LimitKind,
  { current, pending }: MoneyLimit,
  { left, held = 0n }: { left: bigint; held?: bigint },
  now: Date,
): OperationResponse<'account.getDepositLimit'> {
  return {
    kind,
    can_edit: pending === null,
    period: periodOf(current),
    ...(current && {
      limit_amount: toAmount(current.amount, current.currency),
      available_amount: toAmount(left > 0n ? left : 0n, current.currency),
      is_used_up: left <= 0n,
      ...(held > 0n && { held_amount: toAmount(held, current.currency) }),
      expired_at: runningPeriod(current, now).end.toISOString(),
    }),
    ...(pending && {
      pending: {
        period: periodOf(pending.wanted),
        ...(pending.wanted && { limit_amount: toAmount(pending.wanted.amount, pending.wanted.currency) }),
        effective_at: pending.effectiveAt.toISOString(),
        lapses_at: pending.lapsesAt.toISOString(),
        is_confirmable: now >= pending.effectiveAt,
      },
    }),
  }
}

export function describeExclusion(
  { exclusion }: Protection,
  now: Date,
): OperationResponse<'account.getResponsibleGaming'>['self_exclusion'] {
  if (!isExcluded(exclusion, now)) return { is_active: false }
  return {
    is_active: true,
    started_at: exclusion.since.toISOString(),
    is_permanent: exclusion.until === null,
    ...(exclusion.until && { ends_at: exclusion.until.toISOString() }),
  }
}

/** What the player may choose from. */
export function describeRules(
  jurisdiction: Jurisdiction,
  { exclusion }: Protection,
  now: Date,
): OperationResponse<'account.getResponsibleGaming'>['rules'] {
  return {
    jurisdiction: jurisdiction.code,
    deposit_limit_periods: jurisdiction.depositLimitPeriods,
    exclusion_periods: jurisdiction.exclusionPeriods.filter((period) =>
      isLonger(exclusionEnd(period, now), exclusion, now),
    ),
    reality_check_minutes: realityChoices(jurisdiction),
    cooling_off_hours: jurisdiction.coolingOffHours,
    confirmation_hours: jurisdiction.confirmationHours,
    age_of_majority: jurisdiction.ageOfMajority,
    help: jurisdiction.help,
  }
}
