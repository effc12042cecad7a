import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'

/** Whatever the cashier compares sums with is there in every currency of the site. */
export function checkCashier({ cashier, general }: SiteDefinition): Finding[] {
  if (!cashier?.withdrawal) return []
  const found: Finding[] = []
  const { review, limits } = cashier.withdrawal
  const places = [
    ['/review/from', review.from] as const,
    ...limits.map(({ amount }, at) => [`/limits/${at}/amount`, amount] as const),
  ]
  for (const [pointer, amounts] of places)
    if (amounts)
      checkAmounts(
        amounts,
        `/cashier/withdrawal${pointer}`,
        general.available_currencies,
        (at, code, message, hint) => found.push({ pointer: at, code, message, hint }),
      )
  return found
}
