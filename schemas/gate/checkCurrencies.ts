import type { SiteDefinition } from '#generated/grammar/types.ts'
import { isKnownCurrency, isMoney } from '../rules/support/currencies.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'

/** Every currency must be one that sums can be kept in, and have a rate where rates are shown; countries name such ones. */
export function checkCurrencies({ general }: SiteDefinition): Finding[] {
  const { available_currencies: available, default_currency, currency_rates: rates } = general
  const { available_countries: countries, country_currencies: byCountry = {} } = general
  const found: Finding[] = []
  const say = (pointer: string, code: string, message: string, hint: string) =>
    found.push({ code, pointer: `/general${pointer}`, message, hint })

  available.forEach((currency, at) => {
    if (!isKnownCurrency(currency) || !isMoney(currency))
      say(
        `/available_currencies/${at}`,
        'unknown_currency',
        `No money can be kept in ${currency}.`,
        'Use a currency of ISO 4217.',
      )
    else if (rates && currency !== rates.base && !rates.rates[currency])
      say(
        '/currency_rates/rates',
        'missing_rate',
        `${currency} has no rate.`,
        'Add one, or show no rates at all.',
      )
  })
  if (!available.includes(default_currency))
    say(
      '/default_currency',
      'unknown_currency',
      `No account can be opened in ${default_currency}.`,
      `Use one of: ${available.join(', ')}.`,
    )
  for (const [country, currency] of Object.entries(byCountry)) {
    const pointer = joinPointer('/country_currencies', country)
    if (!countries.includes(country))
      say(
        pointer,
        'unknown_country',
        `No account can be opened in ${country}.`,
        'Add it to general.available_countries, or remove it.',
      )
    if (!available.includes(currency))
      say(
        pointer,
        'unknown_currency',
        `No account can be opened in ${currency}.`,
        `Use one of: ${available.join(', ')}, or remove it.`,
      )
  }
  return found
}
