import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { CountryOfNumber } from '#schemas/rules/readPhone.ts'

/** What the site knows of a country that numbers are of; its code alone where the site does not have it. */
export function phoneCountry(
  { phone_countries }: Pick<SiteDefinition['general'], 'phone_countries'>,
  code: string | undefined,
): CountryOfNumber {
  const country_code = code?.toUpperCase()
  if (country_code === undefined) return {}
  return phone_countries.find((known) => known.country_code === country_code) ?? { country_code }
}
