import type { AmountsByCurrency, WithdrawalRules } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import type { Ledger } from '../../wallet/createLedger.ts'
import { parseAmount } from '../../wallet/money.ts'
import { withdrawalLimitExceeded } from '../cashierErrors.ts'
import { paymentTotalsRepository } from '../paymentTotalsRepository.ts'

/** A withdrawal that is asked for. @property amount minor units */
export type Asked = { uid: number; currency: string; amount: bigint; now: Date }

const day = 86_400_000

/** Minor units; undefined where the site names none in the currency. */
function unitsIn(amounts: AmountsByCurrency | undefined, currency: string): bigint | undefined {
  const amount = amounts && Object.hasOwn(amounts, currency) ? amounts[currency] : undefined
  return amount === undefined ? undefined : parseAmount(amount, currency)
}

/** Whether a human decides about it: a sum that is asked for in parts within a day is looked at all the same. */
export async function waitsForReview(
  tx: Executor,
  { review }: WithdrawalRules,
  { uid, currency, now }: Asked,
): Promise<boolean> {
  const from = unitsIn(review.from, currency)
  const since = new Date(now.getTime() - day)
  // Its own row is among them already.
  if (from !== undefined && (await paymentTotalsRepository.unreviewedSince(tx, uid, since)) >= from)
    return true
  return review.first && !(await paymentTotalsRepository.hasPaidOut(tx, uid))
}

/**
 * What was paid out in a stretch of time, by the journals, and what may still be, may not pass its limit.
 * @throws PlatformError WithdrawalLimitsExceededException where the sum alone does, else
 * WithdrawalLimitsPeriodExceededException
 */
export async function refuseBeyondLimits(
  ledger: Ledger,
  tx: Executor,
  { limits }: WithdrawalRules,
  { uid, currency, amount, now }: Asked,
): Promise<void> {
  const open = await paymentTotalsRepository.openWithdrawals(tx, uid)
  for (const { days, amount: most } of limits) {
    const limit = unitsIn(most, currency)
    if (limit === undefined) continue
    const since = new Date(now.getTime() - days * day)
    const used = open + (await ledger.withdrawnSince(uid, since, tx))
    if (used + amount <= limit) continue
    const available = limit > used ? limit - used : 0n
    throw withdrawalLimitExceeded({ days, available, currency }, amount > limit)
  }
}
