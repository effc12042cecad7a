import type { Database } from '../../db/Database.ts'
import { accountRepository, NameTakenError } from '../accounts/accountRepository.ts'
import { emailName } from '../accounts/signInName.ts'
import { PlatformError } from '../shared/errors.ts'
import type { CallContext } from '../shared/operations.ts'
import type { Admission } from './admission.ts'
import type { Attempt } from './attemptRepository.ts'
import { type Identity, IdentityTakenError, identityRepository } from './identityRepository.ts'
import type { JoinedServices } from './joinedServices.ts'
import type { Person } from './oauthClient.ts'
import type { VouchedAccounts } from './vouchedAccounts.ts'

/**
 * What became of a social sign-in. code: a two-factor code was sent and is asked for; app_code: one of the
 * player's app is asked for; confirm: the address belongs to an account
 * whose owner must sign in once, and then the service is joined to it; taken: the service is joined to another account.
 */
export type SocialResult =
  | 'signed_in'
  | 'registered'
  | 'linked'
  | 'code'
  | 'app_code'
  | 'confirm'
  | 'taken'
  | 'denied'
  | 'expired'
  | 'failed'
  | 'banned'
  | 'deleted'
  | 'excluded'

export type Outcome = { result: SocialResult; resendTime?: number; sentTo?: string }

type Services = {
  database: Pick<Database, 'drizzle'>
  joined: Pick<JoinedServices, 'join'>
  vouched: VouchedAccounts
  admission: Admission
}

/**
 * Decides whose account a person is. Only the service's own id of a person leads to an account; an e-mail address
 * never does, verified or not (docs/decisions/0070-social-sign-in-never-matches-by-e-mail.md).
 */
export async function signInPerson(
  { database, joined, vouched, admission }: Services,
  attempt: Attempt,
  person: Person,
  context: CallContext,
): Promise<Outcome> {
  const identity: Identity = { service: attempt.service, subject: person.subject }
  if (attempt.purpose === 'link') return link({ database, joined }, identity, attempt, context)

  const email = person.emailVerified ? person.email : undefined
  try {
    const known = await identityRepository.findAccount(database.drizzle, identity)
    const { account, isNew } = known
      ? { account: known, isNew: false }
      : await vouched.open(identity, { ...person, email }, context)
    const purpose = attempt.purpose === 'withdraw' ? 'withdraw' : 'play'
    const admitted = await admission.admit(account, identity, context, purpose)
    if (admitted.status === 'code') {
      const { resendTime, sentTo } = admitted
      return {
        result: admitted.method === 'app' ? 'app_code' : 'code',
        ...(resendTime !== undefined && { resendTime }),
        ...(sentTo !== undefined && { sentTo }),
      }
    }
    context.log.info({ uid: account.uid, service: identity.service }, isNew ? 'registered' : 'signed in')
    return { result: isNew ? 'registered' : 'signed_in' }
  } catch (error) {
    const refused = refusal(error)
    if (refused) return { result: refused }
    const owner =
      email &&
      error instanceof NameTakenError &&
      (await accountRepository.findByName(database.drizzle, emailName(email).name))
    if (!owner) throw error
    await admission.waitForOwner(owner.uid, identity, context)
    return { result: 'confirm' }
  }
}

async function link(
  { database, joined }: Pick<Services, 'database' | 'joined'>,
  identity: Identity,
  { uid }: Attempt,
  { session }: CallContext,
): Promise<Outcome> {
  // Somebody else has signed in, or out, since the player asked for it.
  if (uid === null || session?.uid !== uid || session.isBlocked) return { result: 'expired' }
  const owner = await identityRepository.findAccount(database.drizzle, identity)
  if (owner) return { result: owner.uid === uid ? 'linked' : 'taken' }
  try {
    return { result: (await joined.join(identity, uid)) ? 'linked' : 'failed' }
  } catch (error) {
    if (error instanceof IdentityTakenError) return { result: 'taken' }
    throw error
  }
}

function refusal(error: unknown): SocialResult | undefined {
  if (!(error instanceof PlatformError)) return undefined
  if (error.type === 'UserBannedException') return 'banned'
  if (error.type === 'UserDeletedException') return 'deleted'
  return error.errorData?.reason === 'self_excluded' ? 'excluded' : undefined
}
