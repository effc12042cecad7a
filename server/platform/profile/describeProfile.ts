import type { Contact } from '../accounts/contactRepository.ts'
import type { StoredProfile } from '../accounts/profileRepository.ts'
import { contactWait, waitsUntil } from '../contacts/codeContact.ts'
import type { OperationResponse } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { personalDataField } from '../submissions/personalDataFields.ts'

export type ProfileInfo = OperationResponse<'account.getprofileinfo'>

/**
 * Personal data as account.getprofileinfo answers them.
 * @param locale in which the country is named
 * @param fields what to say besides: contacts, document
 */
export function describeProfile(
  { account, profile, contacts }: StoredProfile,
  live: LiveSite,
  locale: string,
  fields: readonly string[] = [],
): ProfileInfo {
  const email = first(contacts, 'email')
  const phone = first(contacts, 'phone')
  const known = {
    first_name: profile?.firstName,
    middle_name: profile?.middleName,
    last_name: profile?.lastName,
    birth_date: profile?.birthDate,
    country: nameOfCountry(account.countryCode, live, locale),
    country_code: account.countryCode,
    region: profile?.region,
    region_name: nameOfRegion(profile?.region, account.countryCode, live),
    home_town: profile?.homeTown,
    address: profile?.address,
    postcode: profile?.postcode,
    email: email?.contact,
    mobile: phone && nationalNumber(phone, live),
    phone_country_code: phone?.phoneCountryCode,
    login: account.login,
    currency: account.currency,
    fakename: account.fakename,
    document_type: profile?.documentType,
    document_number: profile?.documentNumber,
  }
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== undefined)),
    sex: sexOf(profile?.sex),
    ...(fields.includes('document') && {
      document: {
        ...(profile?.documentType && { type: profile.documentType }),
        ...(profile?.documentNumber && { number: profile.documentNumber }),
      },
    }),
    ...(fields.includes('contacts') && {
      contacts: contacts.map((one) => describeContact(one, contacts, contactWait(live))),
    }),
  }
}

function describeContact(one: Contact, contacts: readonly Contact[], wait: number) {
  const until = waitsUntil(one, contacts, wait)
  return {
    type: one.type,
    contact: one.contact,
    is_confirmed: one.isConfirmed,
    ...(until && { waits_until: until.toISOString() }),
    is_subscribed: one.isSubscribed,
    ...(one.phoneCountryCode && { phone_country_code: one.phoneCountryCode }),
  }
}

/** The confirmed one where there are several. */
function first(contacts: readonly Contact[], type: Contact['type']): Contact | undefined {
  const ways = contacts.filter((one) => one.type === type)
  return ways.find(({ isConfirmed }) => isConfirmed) ?? ways[0]
}

function nationalNumber({ contact, phoneCountryCode }: Contact, live: LiveSite): string {
  const dialCode = live
    .site()
    .general.phone_countries.find(({ country_code }) => country_code === phoneCountryCode)?.phone_code
  return dialCode && contact.startsWith(dialCode) ? contact.slice(dialCode.length) : contact
}

function nameOfCountry(code: string, live: LiveSite, locale: string): string {
  const { locales, default: fallback } = live.locales()
  const known = locales.some((one) => one.code === locale) ? locale : fallback
  return new Intl.DisplayNames([known], { type: 'region', fallback: 'code' }).of(code) ?? code
}

/** As the form of the country names it; not where it names it by a text, which the site itself shows. */
function nameOfRegion(
  region: string | null | undefined,
  country: string,
  live: LiveSite,
): string | undefined {
  if (!region) return undefined
  const field = personalDataField(live, country, 'region')
  const options = field?.attributes.options?.select
  const option = Array.isArray(options) ? options.find(({ value }) => String(value) === region) : undefined
  return option && 'name' in option && typeof option.name === 'string' ? option.name : undefined
}

function sexOf(stored: number | undefined): 0 | 1 | 2 {
  return stored === 1 || stored === 2 ? stored : 0
}
