import type { AmountsByCurrency } from '#generated/grammar/types.ts'
import { decimalsOf, isKnownCurrency } from '../rules/support/currencies.ts'
import type { Say } from '../runtime/problem.ts'

/** An amount is there in every currency of the site, and can be kept in each that it names. */
export function checkAmounts(
  amounts: AmountsByCurrency,
  pointer: string,
  currencies: readonly string[],
  say: Say,
): void {
  for (const currency of currencies)
    if (!Object.hasOwn(amounts, currency))
      say(pointer, 'missing_amount', `There is no amount in ${currency}.`, 'Add one.')
  for (const [currency, amount] of Object.entries(amounts)) {
    const at = `${pointer}/${currency}`
    if (!isKnownCurrency(currency)) {
      say(at, 'unknown_currency', `There is no ${currency}.`, 'Remove it.')
      continue
    }
    const decimals = decimalsOf(currency)
    if ((amount.split('.')[1]?.length ?? 0) > decimals)
      say(at, 'amount_decimals', `${currency} has ${decimals} decimals.`, 'Write fewer.')
    // A stake of nothing is no spin; other amounts of nothing give nothing.
    if (Number(amount) === 0) say(at, 'amount_zero', 'This amounts to nothing.', 'Write more.')
  }
}
