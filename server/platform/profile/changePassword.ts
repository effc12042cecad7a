import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import { ownNames } from '../accounts/ownNames.ts'
import { requirePassword, wrongPassword } from '../accounts/requirePassword.ts'
import type { Notices } from '../contacts/createNotices.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { CallContext, OperationInput } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { checkPassword } from '../submissions/checkPassword.ts'

/** Changes at all, which cost two hashes each. */
const changes = { times: 20, seconds: 3600 } satisfies Limit

export type ChangePasswordServices = {
  database: Database
  sessions: PlayerSessions
  notices: Notices
  limiter: RateLimiter
  live: LiveSite
}

/**
 * Changes the password and ends every sign-in of the player; the one who asks goes on under a new token, so that who
 * had planted or stolen a token is out. Confirmed contacts are told, since an account without a password asks for none.
 * @throws PlatformError InvalidParameterException at `old_password`, `password` or `password_confirm`
 */
export async function changePassword(
  { database, sessions, notices, limiter, live }: ChangePasswordServices,
  input: OperationInput<'account.changepassword'>,
  context: CallContext,
): Promise<void> {
  const { uid } = signedIn(context)
  const found = await accountRepository.find(database.drizzle, uid)
  if (!found) throw new Error('The account of the session is gone')
  const { account } = found
  const contacts = await contactRepository.list(database.drizzle, uid)
  await checkPassword(live, input, ownNames({ ...found, contacts }))
  await refuseOften(limiter, `change of password ${uid}`, changes)
  await requirePassword(limiter, account, input.old_password, 'old_password')
  const passwordHash = await hashPassword(input.password)
  const setCookie = await database.transaction(async (tx) => {
    // Of two changes at once the second has compared with a password that is no more.
    if (!(await accountRepository.replacePassword(tx, account, passwordHash)))
      throw wrongPassword('old_password')
    await notices(tx, uid, 'passwordChanged', { removed: 0 })
    return sessions.renew({ uid, passwordHash }, context, tx)
  })
  setCookie()
  context.log.info({ uid }, 'password changed')
}
