import { jurisdictionOf } from '#schemas/compiler/jurisdictionOf.ts'
import { hashPassword } from '../../passwords.ts'
import {
  type Account,
  type AccountRepository,
  NameTakenError,
  type UniqueName,
} from '../accounts/accountRepository.ts'
import { normalisePhone } from '../accounts/normalisePhone.ts'
import { emailName, phoneName, type SignInName, signInName } from '../accounts/signInName.ts'
import type { Campaigns } from '../campaigns/createCampaigns.ts'
import type { Welcome } from '../contacts/createWelcome.ts'
import { type FieldErrors, invalidParameters } from '../errors.ts'
import type { CallContext, OperationInput } from '../operations.ts'
import type { KnownBy } from '../responsibleGaming/findPerson.ts'
import { youngestBirthDate } from '../responsibleGaming/isOfAge.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { LiveSite } from '../siteSource.ts'

type Input = OperationInput<'auth.register'>
type Services = {
  accounts: AccountRepository
  live: LiveSite
  protection: ResponsibleGaming
  welcome: Welcome
  campaigns: Campaigns
}

/**
 * Opens an account from parameters that its form has accepted (product document, section 3, Registration payload).
 * @throws PlatformError InvalidParameterException: what no form can know, such as an e-mail address that is taken or
 *   a promo code that is over
 */
export async function register(
  { accounts, live, protection, welcome, campaigns }: Services,
  input: Input,
  { locale, ip, log }: Pick<CallContext, 'locale' | 'ip' | 'log'>,
): Promise<Account> {
  const { general } = live.site()
  const country = (input.country_code ?? general.default_country).toUpperCase()
  const number = input.phone ?? input.mobile
  const phoneCountry = input.phone_country_code?.toUpperCase() ?? country
  const dialCode = general.phone_countries.find((known) => known.country_code === phoneCountry)?.phone_code
  const phone = number ? normalisePhone(number, phoneCountry, dialCode) : undefined
  const currency = input.currency ?? general.default_currency
  const email = input.email ? emailName(input.email).name : undefined
  const login = shownLogin(input, { email, phone, phoneCountry, dialCode })

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
  if (promoCode !== null) campaigns.refuseUnusable(promoCode)

  const names: SignInName[] = []
  if (email !== undefined) names.push(emailName(email))
  if (phone) names.push(phoneName(phone))
  const own = signInName(login)
  if (!names.some(({ name }) => name === own.name)) names.push(own)

  try {
    // First, so that every refusal after it takes as long.
    const passwordHash = await hashPassword(input.password)
    // Product document, section 3: the number is used only when the type is cpf.
    const document = input.document_type === 'cpf' ? input.document_number : undefined
    const known = await protection.knownBy({ contacts: names.map(({ name }) => name), document })
    if (known.length > 0) throw invalidParameters(takenParameters(known, input))
    const account = await accounts.create(
      {
        login,
        passwordHash,
        currency,
        locale: knownLocale(live, input.locale ?? locale),
        countryCode: country,
        fakename: input.fakename ?? null,
        isSubscribed: input.notify ?? false,
        isBetting: input.is_betting === '1',
        promoCode,
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
          ...(email !== undefined
            ? [
                {
                  type: 'email' as const,
                  contact: email,
                  isSubscribed: input.notify ?? false,
                },
              ]
            : []),
          ...(phone ? [{ type: 'phone' as const, contact: phone, phoneCountryCode: phoneCountry }] : []),
        ],
      },
      async (tx, created) => {
        if (promoCode !== null) await campaigns.activate(tx, created.uid, promoCode)
        await welcome.letter(email)(tx, created)
      },
    )
    if (email === undefined && phone) await welcome.text(account, phone, { ip, log })
    return account
  } catch (error) {
    if (!(error instanceof NameTakenError)) throw error
    throw invalidParameters(takenParameters(error.kinds, input))
  }
}

type Named = {
  email: string | undefined
  phone: string | undefined
  phoneCountry: string
  dialCode: string | undefined
}

/**
 * The login that the profile shows, one that signs in: a name of the player's own as it was typed; otherwise their e-mail
 * address or their number with its dial code. An address or a number that is not theirs is no login: it would take a
 * name that is somebody else's, or none that signs in.
 */
function shownLogin({ login }: Input, { email, phone, phoneCountry, dialCode }: Named): string | undefined {
  const typed = login ? signInName(login) : undefined
  const number = phone && `+${phone}`
  if (typed?.kind === 'login') return login
  if (typed?.kind === 'phone' && phone === normalisePhone(typed.name, phoneCountry, dialCode)) return number
  return email ?? number ?? login
}

function takenParameters(kinds: readonly (UniqueName | KnownBy)[], input: Input): FieldErrors {
  const phone = input.phone ? 'phone' : 'mobile'
  const parameter = {
    email: 'email',
    phone,
    login: 'login',
    fakename: 'fakename',
    document: 'document_number',
  }
  return Object.fromEntries(kinds.map((kind) => [parameter[kind], [{ code: 'not_unique' }]]))
}

function knownLocale(live: LiveSite, wanted: string): string {
  const { locales, default: fallback } = live.locales()
  return locales.some((locale) => locale.code === wanted) ? wanted : fallback
}
