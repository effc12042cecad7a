import type { SiteDefinition } from '#generated/grammar/types.ts'

type General = Pick<SiteDefinition['general'], 'available_countries' | 'phone_countries'>
type PhoneCountries = General['phone_countries']

const known = new WeakMap<General, PhoneCountries>()

/** The countries whose numbers players may give: those in which accounts can be opened. The same list each time. */
export function residencePhones(general: General): PhoneCountries {
  const found =
    known.get(general) ??
    general.phone_countries.filter(({ country_code }) => general.available_countries.includes(country_code))
  known.set(general, found)
  return found
}
