import { decimalsOf, isKnownCurrency } from '#schemas/rules/support/currencies.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'

/** The currency (ISO 4217 or the site's own code) of the bounds that an amount lies within; undefined where it has none. */
export function currencyOf({ rules }: FieldArtefact): string | undefined {
  const bounds = rules.find((use) => use.rule === 'sum')
  return bounds?.rule === 'sum' ? bounds.params.currency : undefined
}

/** How a language writes the currency beside a sum; the code itself where it is no code that it knows. */
export function currencySign(currency: string, locale: string): string {
  try {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  } catch {
    return currency
  }
}

/** How many decimals sums of a currency have; as most where none is known. */
export const decimalsIn = (currency: string | undefined): number =>
  currency !== undefined && isKnownCurrency(currency) ? decimalsOf(currency) : 2
