import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { type Account, NameTakenError } from '../accounts/accountRepository.ts'
import { openAccount } from '../accounts/openAccount.ts'
import type { Campaigns } from '../campaigns/createCampaigns.ts'
import type { Welcome } from '../contacts/createWelcome.ts'
import { isProfileComplete } from '../players/isProfileComplete.ts'
import { ExcludedPersonError, type Persons } from '../responsibleGaming/createPersons.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { NoteAct } from '../shared/NoteAct.ts'
import type { CallContext, OperationInput } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { PlannedAccount } from './planAccount.ts'
import { takenParameters } from './takenParameters.ts'

type Services = {
  database: Database
  protection: ResponsibleGaming
  persons: Pick<Persons, 'refuseExcluded' | 'noteRefused'>
  welcome: Welcome
  campaigns: Campaigns
  live: LiveSite
  noteAct: NoteAct
}

/** A new account, with the campaign that a promo code has activated. */
export type Opened = { account: Account; activated: CampaignDefinition | undefined }

/**
 * Opens an account at once.
 * @throws PlatformError InvalidParameterException at names that other accounts have; AccessDeniedException (409) for a person
 *   who is excluded
 */
export async function register(
  { database, protection, persons, welcome, campaigns, live, noteAct }: Services,
  { account: planned, password, promoCode, email, phone, document }: PlannedAccount,
  input: Pick<OperationInput<'auth.register'>, 'phone'>,
  { ip, log }: Pick<CallContext, 'ip' | 'log'>,
): Promise<Opened> {
  let activated: CampaignDefinition | undefined
  try {
    // First, so that every refusal after it takes as long.
    const passwordHash = await hashPassword(password)
    const contacts = planned.names.map(({ name }) => name)
    const known = await protection.knownBy({ contacts, document })
    if (known.length > 0) throw invalidParameters(takenParameters(known, input))
    const opening = { ...planned, passwordHash, promoCode }
    const account = await openAccount(database, opening, async (tx, created) => {
      await persons.refuseExcluded(tx, created.uid)
      if (promoCode !== null) activated = await campaigns.activate(tx, created.uid, promoCode)
      await welcome.letter(email)(tx, created)
      await noteAct(tx, created.uid, 'register')
      if (await isProfileComplete(tx, live, created.uid)) await noteAct(tx, created.uid, 'profile')
    })
    if (email === undefined && phone) await welcome.text(account, phone, { ip, log })
    return { account, activated }
  } catch (error) {
    if (error instanceof ExcludedPersonError) throw await persons.noteRefused(error)
    if (!(error instanceof NameTakenError)) throw error
    throw invalidParameters(takenParameters(error.kinds, input))
  }
}
