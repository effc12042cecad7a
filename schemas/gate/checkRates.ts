import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Say } from '../runtime/problem.ts'

/**
 * What is reckoned in one currency, whatever players stake in, needs a rate of each.
 * @param currency that it is reckoned in; said of /currency
 */
export function checkRates(currency: string, { general }: SiteDefinition, say: Say): void {
  const { base = general.default_currency, rates = {} }: { base?: string; rates?: Record<string, string> } =
    general.currency_rates ?? {}
  for (const one of new Set([currency, ...general.available_currencies]))
    if (one !== base && !Object.hasOwn(rates, one))
      say(
        '/currency',
        'missing_rate',
        `The site has no rate of ${one}, so stakes in it could not be compared with others.`,
        'Add one to general.currency_rates.',
      )
}
