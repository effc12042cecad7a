import type { CountryOfNumber } from '#schemas/rules/readPhone.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { NewAccount } from '../accounts/accountRepository.ts'
import { normalisePhone } from '../accounts/normalisePhone.ts'
import { phoneCountry } from '../accounts/phoneCountry.ts'
import { emailName, phoneName, type SignInName, signInName } from '../accounts/signInName.ts'
import type { Campaigns } from '../campaigns/createCampaigns.ts'
import { youngestBirthDate } from '../responsibleGaming/isOfAge.ts'
import { type FieldErrors, invalidParameters } from '../shared/errors.ts'
import type { CallContext, OperationInput } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Input = OperationInput<'auth.register'>

/** An account that a registration asks for; plain data, so that it can wait. */
export type PlannedAccount = {
  account: Omit<NewAccount, 'passwordHash' | 'promoCode'> & { locale: string }
  password: string
  promoCode: string | null
  /** Form that is compared; undefined where there is none. */
  email: string | undefined
  phone: string | undefined
  document: string | undefined
}

/**
 * What account a registration asks for, from parameters that its form has accepted (product document, section 3,
 * Registration payload).
 * @throws PlatformError InvalidParameterException: what no form can know, but for what other accounts have
 */
export function planAccount(
  { live, campaigns }: { live: LiveSite; campaigns: Campaigns },
  input: Input,
  { locale }: Pick<CallContext, 'locale'>,
): PlannedAccount {
  const { general } = live.site()
  const country = (input.country_code ?? general.default_country).toUpperCase()
  const number = input.phone ?? input.mobile
  const phoneCountryCode = input.phone_country_code?.toUpperCase() ?? country
  const ofNumber = phoneCountry(general, phoneCountryCode)
  const phone = number ? normalisePhone(number, ofNumber) : undefined
  const currency = input.currency ?? general.default_currency
  const email = input.email ? emailName(input.email).name : undefined
  const login = shownLogin(input, { email, phone, ofNumber })

  const wrong: FieldErrors = {}
  if (!login) wrong.login = [{ code: 'required' }]
  if (!input.password) wrong.password = [{ code: 'insert_password' }]
  if (!general.available_currencies.includes(currency)) wrong.currency = [{ code: 'one_of' }]
  if (!general.available_countries.includes(country)) wrong.country_code = [{ code: 'one_of' }]
  const youngest = youngestBirthDate(jurisdictionOf(live.site(), country), live.today(country))
  if (input.birth_date && input.birth_date > youngest)
    wrong.birth_date = [{ code: 'max_date', params: { max: youngest } }]
  if (Object.keys(wrong).length > 0 || !login || !input.password) throw invalidParameters(wrong)

  const promoCode = input.promo_code?.trim() || null
  if (promoCode !== null) campaigns.refuseUnusable(promoCode, { currency, countryCode: country })

  const names: SignInName[] = []
  if (email !== undefined) names.push(emailName(email))
  if (phone) names.push(phoneName(phone))
  const own = signInName(login)
  if (!names.some(({ name }) => name === own.name)) names.push(own)
  // Product document, section 3: the number is used only when the type is cpf.
  const document = input.document_type === 'cpf' ? input.document_number : undefined
  const isSubscribed = input.notify ?? false

  return {
    account: {
      login,
      currency,
      locale: knownLocale(live, input.locale ?? locale),
      countryCode: country,
      fakename: input.fakename ?? null,
      isSubscribed,
      isBetting: input.is_betting === '1',
      characterId: input.character_id ?? null,
      names,
      profile: {
        firstName: input.first_name ?? null,
        middleName: input.middle_name ?? null,
        lastName: input.last_name ?? null,
        sex: input.sex ?? 0,
        birthDate: input.birth_date ?? null,
        region: input.region ?? null,
        homeTown: input.home_town ?? null,
        address: input.address ?? null,
        postcode: input.postcode ?? null,
        documentType: input.document_type ?? null,
        documentNumber: document ?? null,
      },
      contacts: [
        ...(email !== undefined ? [{ type: 'email' as const, contact: email, isSubscribed }] : []),
        ...(phone ? [{ type: 'phone' as const, contact: phone, phoneCountryCode }] : []),
      ],
    },
    password: input.password,
    promoCode,
    email,
    phone,
    document,
  }
}

type Named = {
  email: string | undefined
  phone: string | undefined
  ofNumber: CountryOfNumber
}

/**
 * The login that the profile shows, one that signs in: a name of the player's own as it was typed; otherwise their e-mail
 * address or their number with its dial code. An address or a number that is not theirs is no login: it would take a
 * name that is somebody else's, or none that signs in.
 */
function shownLogin({ login }: Input, { email, phone, ofNumber }: Named): string | undefined {
  const typed = login ? signInName(login) : undefined
  const number = phone && `+${phone}`
  if (typed?.kind === 'login') return login
  if (typed?.kind === 'phone' && phone === normalisePhone(typed.name, ofNumber)) return number
  return email ?? number ?? login
}

function knownLocale(live: LiveSite, wanted: string): string {
  const { locales, default: fallback } = live.locales()
  return locales.some((locale) => locale.code === wanted) ? wanted : fallback
}
