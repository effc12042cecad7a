import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/** What the site shows of money. */
export function walletHandlers({ live }: { live: LiveSite }) {
  return {
    /** Rates of the currencies that accounts can be opened in; the base alone where the site has none. */
    async 'account.getcurrencyrates'() {
      const { available_currencies, default_currency, currency_rates } = live.site().general
      const base = currency_rates?.base ?? default_currency
      const rates: Record<string, string> = currency_rates?.rates ?? {}
      const items = available_currencies.flatMap((currency) => {
        const rate = currency === base ? '1' : rates[currency]
        return rate === undefined ? [] : [{ currency, rate }]
      })
      return { base, items, ...(currency_rates && { updated_at: currency_rates.updated_at }) }
    },
  } satisfies Handlers
}
