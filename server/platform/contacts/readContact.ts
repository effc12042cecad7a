import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import { readPhone } from '#schemas/rules/readPhone.ts'
import { loadRules, runRules } from '#schemas/rules/registry.ts'
import { normalisePhone } from '../accounts/normalisePhone.ts'
import { phoneCountry } from '../accounts/phoneCountry.ts'
import { emailName } from '../accounts/signInName.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'

export type TypedContact = {
  type?: 'email' | 'phone' | undefined
  contact: string
  phone_country_code?: string | undefined
}
export type NamedContact = { type: 'email' | 'phone'; contact: string; phoneCountryCode: string | null }

/**
 * A contact in the form that is kept, however it was written. A number without a country is taken as international.
 * @throws PlatformError InvalidParameterException at `contact` for what cannot be one
 */
export async function readContact(live: LiveSite, typed: TypedContact): Promise<NamedContact> {
  const type = typed.type ?? (typed.contact.includes('@') ? 'email' : 'phone')
  if (type === 'email') {
    const { name } = emailName(typed.contact)
    const found = runRules(await loadRules(['email']), [{ rule: 'email' }], name, context(live))
    if (found.length > 0) throw invalidParameters({ contact: found })
    return { type, contact: name, phoneCountryCode: null }
  }
  const country = typed.phone_country_code?.toUpperCase()
  const contact = normalisePhone(typed.contact, phoneCountry(live.site().general, country))
  // ITU-T E.164: at most fifteen digits; fewer than seven reach nobody.
  if (!/^\d{7,15}$/.test(contact) || /[^\d\s()+./-]/.test(plainCharacters(typed.contact)))
    throw invalidParameters({ contact: [{ code: 'phone' }] })
  return { type, contact, phoneCountryCode: country ?? null }
}

/**
 * A number that is to be a player's must be one of a numbering plan; those that players have already stay theirs.
 * @throws PlatformError InvalidParameterException at `contact`
 */
export function refuseUnplanned({ type, contact }: NamedContact): void {
  if (type === 'phone' && !readPhone(`+${contact}`)) throw invalidParameters({ contact: [{ code: 'phone' }] })
}

const context = (live: LiveSite) => ({
  values: {},
  phoneCountries: live.site().general.phone_countries,
  today: '',
})
