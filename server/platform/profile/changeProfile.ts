import type { Database, Executor } from '../../db/Database.ts'
import { type AccountChange, accountRepository, type Profile } from '../accounts/accountRepository.ts'
import { contactRepository, type NewContact } from '../accounts/contactRepository.ts'
import { profileRepository, type StoredProfile } from '../accounts/profileRepository.ts'
import type { SignInName } from '../accounts/signInName.ts'

/** What a change gives new values; the rest stays. */
export type ProfileChange = {
  account?: AccountChange
  profile?: Partial<Omit<Profile, 'uid'>>
  /** Ways to reach the player that nobody could before, with the names that they sign in by from now on. */
  added?: readonly { name?: SignInName; contact: Pick<NewContact, 'type' | 'contact' | 'phoneCountryCode'> }[]
  /** What else is done in the transaction, with all of the above. */
  after?: (tx: Executor) => Promise<void>
}

/**
 * Changes what `decide` says of the player as they are at that moment; two changes of one player come one after
 * the other. What `decide` throws leaves all as it was.
 * @throws NameTakenError for a fakename, address or number that is another player's
 */
export async function changeProfile(
  { transaction }: Pick<Database, 'transaction'>,
  uid: number,
  decide: (stored: StoredProfile, tx: Executor) => ProfileChange | Promise<ProfileChange>,
): Promise<void> {
  await transaction(async (tx) => {
    await accountRepository.lock(tx, uid)
    const stored = await profileRepository.read(tx, uid)
    if (!stored) throw new Error('The account of the session is gone')
    const { account, profile, added = [], after } = await decide(stored, tx)
    if (account && Object.keys(account).length > 0) await accountRepository.change(tx, uid, account)
    if (profile && Object.keys(profile).length > 0) await profileRepository.change(tx, uid, profile)
    if (added.length > 0) {
      const names = added.flatMap(({ name }) => (name === undefined ? [] : [name]))
      await accountRepository.takeNames(tx, uid, names)
      const contacts = added.map(({ contact }) => contact)
      await contactRepository.addAll(tx, uid, contacts)
    }
    await after?.(tx)
  })
}
