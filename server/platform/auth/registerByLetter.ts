import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { accountRepository, NameTakenError, type UniqueName } from '../accounts/accountRepository.ts'
import { openAccount } from '../accounts/openAccount.ts'
import type { Campaigns } from '../campaigns/createCampaigns.ts'
import { isProfileComplete } from '../players/isProfileComplete.ts'
import { ExcludedPersonError, type Persons } from '../responsibleGaming/createPersons.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { NoteAct } from '../shared/NoteAct.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Contact, Waiting } from './createRegistrations.ts'
import type { PlannedAccount } from './planAccount.ts'
import type { Opened } from './register.ts'
import { takenParameters } from './takenParameters.ts'

type Services = {
  database: Database
  protection: Pick<ResponsibleGaming, 'knownBy'>
  persons: Pick<Persons, 'refuseExcluded' | 'noteRefused'>
  campaigns: Campaigns
  live: LiveSite
  noteAct: NoteAct
}

/**
 * What waits for a code. Only names are refused that a player invents, and that would have to be told to whoever enters
 * the code: a login, a fakename, and the number of a document. The player is known by one contact, the address before
 * the number; the other one is noted, and counts for something once it is confirmed like any that is added later.
 * @throws PlatformError InvalidParameterException
 */
export async function awaitCode(
  { database, protection }: Pick<Services, 'database' | 'protection'>,
  { password, ...plan }: PlannedAccount,
): Promise<Waiting> {
  const [to] = plan.account.contacts
  if (!to) throw invalidParameters({ email: [{ code: 'required' }] })
  // First, so that every refusal after it takes as long.
  const passwordHash = await hashPassword(password)
  const names = plan.account.names.filter(({ name, kind }) => name === to.contact || kind === 'login')
  const taken = [
    ...(await takenNames(
      database.drizzle,
      names.find(({ kind }) => kind === 'login')?.name,
      plan.account.fakename,
    )),
    ...(await protection.knownBy({ contacts: [], document: plan.document })),
  ]
  if (taken.length > 0) throw invalidParameters(takenParameters(taken, {}))
  const { type, contact }: Contact = to
  return { ...plan, account: { ...plan.account, names }, passwordHash, to: { type, contact } }
}

/**
 * Opens the account whose code was entered. A promo code that came to its end meanwhile keeps nobody from it.
 * @throws PlatformError InvalidParameterException at `code` where another account has taken the name meanwhile;
 *   AccessDeniedException (409) for a person who is excluded
 */
export async function openWaiting(
  { database, protection, persons, campaigns, live, noteAct }: Services,
  { account, passwordHash, promoCode, document, to }: Waiting,
): Promise<Opened> {
  let activated: CampaignDefinition | undefined
  const taken = () => invalidParameters({ code: [{ code: 'not_unique' }] })
  const known = await protection.knownBy({ contacts: [to.contact], document })
  if (known.length > 0) throw taken()
  const contacts = account.contacts.map((way) =>
    way.contact === to.contact ? { ...way, isConfirmed: true, confirmedAt: new Date() } : way,
  )
  const open = (promoCode: string | null) =>
    openAccount(database, { ...account, contacts, passwordHash, promoCode }, async (tx, { uid }) => {
      await persons.refuseExcluded(tx, uid)
      if (promoCode !== null) activated = await campaigns.activate(tx, uid, promoCode)
      for (const act of ['register', 'confirm'] as const) await noteAct(tx, uid, act)
      if (await isProfileComplete(tx, live, uid)) await noteAct(tx, uid, 'profile')
    })
  try {
    const opened = await open(promoCode).catch((error: unknown) => {
      if (!(error instanceof PlatformError && error.errorData?.promo_code)) throw error
      return open(null)
    })
    return { account: opened, activated }
  } catch (error) {
    if (error instanceof ExcludedPersonError) throw await persons.noteRefused(error)
    if (error instanceof NameTakenError) throw taken()
    throw error
  }
}

/** Which of these names other accounts have. @param login in the form that is compared */
async function takenNames(
  executor: Executor,
  login: string | undefined,
  fakename: string | null | undefined,
): Promise<UniqueName[]> {
  const isLoginTaken =
    login !== undefined && (await accountRepository.takenNames(executor, [login])).length > 0
  const isFakenameTaken = !!fakename && (await accountRepository.isFakenameTaken(executor, fakename))
  return [...(isLoginTaken ? ['login' as const] : []), ...(isFakenameTaken ? ['fakename' as const] : [])]
}
