import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { Database } from '../../db/Database.ts'
import { NameTakenError } from '../accounts/accountRepository.ts'
import { normalisePhone } from '../accounts/normalisePhone.ts'
import { phoneCountry } from '../accounts/phoneCountry.ts'
import { profileRepository, type StoredProfile } from '../accounts/profileRepository.ts'
import { emailName, phoneName } from '../accounts/signInName.ts'
import { countPromoCode } from '../campaigns/countPromoCode.ts'
import type { Campaigns } from '../campaigns/createCampaigns.ts'
import { subscribe } from '../contacts/subscribe.ts'
import { isProfileComplete } from '../players/isProfileComplete.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { Persons } from '../responsibleGaming/createPersons.ts'
import type { Exclusion } from '../responsibleGaming/exclusion.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import { selfExcludedPerson } from '../responsibleGaming/selfExcluded.ts'
import { type FieldErrors, invalidParameters } from '../shared/errors.ts'
import type { NoteAct } from '../shared/NoteAct.ts'
import type { CallContext, OperationInput } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { checkSubmission } from '../submissions/checkSubmission.ts'
import { personalData, personalDataForm } from '../submissions/personalDataFields.ts'
import { changeProfile, type ProfileChange } from './changeProfile.ts'
import { checkCountry } from './checkCountry.ts'
import { checkCurrency } from './checkCurrency.ts'
import { checkFakename, forgiveFakename } from './checkFakename.ts'
import {
  ageErrors,
  emptied,
  lockedErrors,
  type ProfileParameters,
  placeErrors,
  plainParameters,
  profileChange,
  verifiedParameters,
} from './profileParameters.ts'

export type SaveProfileServices = {
  database: Database
  players: PlayerReader
  limiter: RateLimiter
  live: LiveSite
  protection: Pick<ResponsibleGaming, 'knownBy' | 'refuseExcluded'>
  persons: Pick<Persons, 'noteChange'>
  campaigns: Campaigns
  noteAct: NoteAct
}

const operation = 'account.saveProfileInfo'
const saves: Limit = { times: 60, seconds: 600 }

/**
 * Saves personal data that their form has accepted. The form named `auth.completion` in the site definition completes
 * a registration, once; addresses and numbers change by account.addcontact, because they must be confirmed.
 * A promo code comes with that form alone, as with any registration.
 * @throws PlatformError InvalidParameterException at what the form refuses, what is verified or what is another's;
 *   AccessDeniedException for a promo code of an excluded player, and (409) where what was saved shows that the person is excluded
 * @returns the campaign that a promo code has activated, and the currency of the player
 */
export async function saveProfileInfo(
  services: SaveProfileServices,
  input: OperationInput<'account.saveProfileInfo'>,
  context: CallContext,
): Promise<{ campaign: CampaignDefinition; currency: string } | undefined> {
  const { uid } = signedIn(context)
  const { database, players, limiter, live, protection, persons, campaigns, noteAct } = services
  await refuseOften(limiter, `profile ${uid}`, saves)
  const parameters = plainParameters(input)
  const stored = await profileRepository.read(database.drizzle, uid)
  const session = await players.info(uid)
  if (!stored || !session) throw new Error('The account of the session is gone')
  const country = parameters.country_code ?? stored.account.countryCode
  const { form, fields } = await checkSubmission(live, {
    operation,
    form: context.form,
    ...acceptedForms(live, stored, country, context.form),
    parameters,
    session: { ...session, authenticated: true },
    country,
    known: verifiedParameters(stored),
  })
  const all = { ...emptied(fields, stored), ...parameters }
  const { fakename, email } = parameters
  const renames = fakename !== undefined && fakename !== stored.account.fakename
  if (renames) await checkFakename(limiter, uid, fakename)
  // As at a registration: whoever excluded themselves gets no other account by way of a service, or by saying later who
  // they are.
  const completed = form === live.site().auth.completion
  const promoCode = parameters.promo_code?.trim() || undefined
  if (promoCode !== undefined) {
    if (!completed) throw invalidParameters({ promo_code: [{ code: 'locked' }] })
    await countPromoCode(limiter, context.ip)
    campaigns.refuseUnusable(promoCode)
  }
  const known = await protection.knownBy({
    contacts: completed && email && takesNames(live) ? [emailName(email).name] : [],
    document: newDocument(parameters, stored),
  })
  if (known.length > 0) {
    const parameter = { email: 'email', phone: 'mobile', document: 'document_number' }
    throw invalidParameters(
      Object.fromEntries(known.map((kind) => [parameter[kind], [{ code: 'not_unique' }]])),
    )
  }
  let activated: CampaignDefinition | undefined
  let excluded: Exclusion | undefined
  const currency = parameters.currency ?? stored.account.currency
  try {
    await changeProfile(database, uid, async (current, tx) => {
      const completes = !current.account.isRegistrationCompleted && form === live.site().auth.completion
      const contacts = addedContacts(parameters, current, completes, live)
      const errors = {
        ...lockedErrors(parameters, current),
        ...placeErrors(parameters, country, live),
        ...ageErrors(parameters, country, live),
        ...(await checkCountry(live, current.account, parameters.country_code, tx)),
        ...(await checkCurrency(live, current.account, parameters.currency, tx)),
        ...contacts.errors,
      }
      if (Object.keys(errors).length > 0) throw invalidParameters(errors)
      return {
        account: {
          ...accountChange(parameters, completes, live),
          ...(completes && promoCode && { promoCode }),
        },
        profile: profileChange(all, current),
        added: contacts.added,
        // By the country and the currency that were chosen with it.
        after: async (tx) => {
          excluded = await persons.noteChange(tx, uid, 'profile')
          if (excluded) return
          if (await isProfileComplete(tx, live, uid)) await noteAct(tx, uid, 'profile')
          if (!completes || !promoCode) return
          await protection.refuseExcluded(uid, tx)
          activated = await campaigns.activate(tx, uid, promoCode)
        },
      }
    })
    if (excluded) throw selfExcludedPerson()
    const address = email ? emailName(email).name : session.login_contact?.contact
    const mayHaveNews = completed && parameters.notify && !session.is_self_excluded
    if (mayHaveNews && address) await subscribe(database, uid, address, true)
    return activated && { campaign: activated, currency }
  } catch (error) {
    if (renames) await forgiveFakename(limiter, uid)
    if (!(error instanceof NameTakenError)) throw error
    const parameter = { email: 'email', phone: 'mobile', login: 'email', fakename: 'fakename' }
    throw invalidParameters(
      Object.fromEntries(error.kinds.map((kind) => [parameter[kind], [{ code: 'not_unique' }]])),
    )
  }
}

/** Of the forms of personal data only that of the player's country; of a registration that lacks data only the one that completes it. */
function acceptedForms(live: LiveSite, stored: StoredProfile, country: string, named: string | undefined) {
  const { completion } = live.site().auth
  if (!stored.account.isRegistrationCompleted && completion !== undefined) return { accepted: [completion] }
  const ofCountry = personalDataForm(live, country)
  const isOther = named === undefined || named === completion || named.startsWith(personalData)
  return isOther && ofCountry !== undefined ? { accepted: [ofCountry] } : {}
}

function accountChange(
  { country_code, currency, fakename, email }: ProfileParameters,
  completes: boolean,
  live: LiveSite,
): NonNullable<ProfileChange['account']> {
  return {
    ...(country_code !== undefined && { countryCode: country_code }),
    ...(currency !== undefined && { currency }),
    ...(fakename !== undefined && { fakename: fakename || null }),
    ...(completes && {
      isRegistrationCompleted: true,
      ...(email && takesNames(live) && { login: email }),
    }),
  }
}

/** A document's number that is not the one the player has; of the number alone digits count. */
function newDocument(
  { document_type, document_number }: ProfileParameters,
  { profile }: StoredProfile,
): string | undefined {
  const digits = (number: string | null | undefined) => number?.replace(/\D/g, '')
  const isNew = document_type === 'cpf' && digits(document_number) !== digits(profile?.documentNumber)
  return isNew ? document_number : undefined
}

/**
 * Whether players sign in at once by an address that they name. Where the site tells nobody who is registered they do
 * once it is confirmed: that it is another's would have to be told here.
 */
const takesNames = (live: LiveSite) => !live.site().auth.registration.byLetter

type Added = NonNullable<ProfileChange['added']>[number]

/** An address or number that the player has already changes nothing; another one is taken only from who completes. */
function addedContacts(
  { email, mobile, phone_country_code, country_code }: ProfileParameters,
  { account, contacts }: StoredProfile,
  completes: boolean,
  live: LiveSite,
): { added: Added[]; errors: FieldErrors } {
  const added: Added[] = []
  const errors: FieldErrors = {}
  const take = (parameter: string, one: Added) => {
    if (contacts.some(({ type, contact }) => type === one.contact.type && contact === one.contact.contact))
      return
    if (completes) added.push(takesNames(live) ? one : { contact: one.contact })
    else errors[parameter] = [{ code: 'locked' }]
  }
  if (email) {
    const name = emailName(email)
    take('email', { name, contact: { type: 'email', contact: name.name, phoneCountryCode: null } })
  }
  if (mobile) {
    const country = (phone_country_code ?? country_code ?? account.countryCode).toUpperCase()
    const contact = normalisePhone(mobile, phoneCountry(live.site().general, country))
    take('mobile', {
      name: phoneName(contact),
      contact: { type: 'phone', contact, phoneCountryCode: country },
    })
  }
  return { added, errors }
}
