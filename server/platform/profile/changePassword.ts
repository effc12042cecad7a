import type { Database } from '../../db/Database.ts'
import { hashPassword, passwordMatches } from '../../process/passwords.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import { ownNames } from '../accounts/ownNames.ts'
import type { Notices } from '../contacts/createNotices.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { CallContext, OperationInput } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { checkPassword } from '../submissions/checkPassword.ts'

/** Wrong passwords in a row, and changes at all, which cost two hashes each. */
const limits = {
  wrong: { times: 5, seconds: 300 },
  change: { times: 20, seconds: 3600 },
} satisfies Record<string, Limit>

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
  await refuseOften(limiter, `change of password ${uid}`, limits.change)
  if (account.passwordHash !== null) {
    if (!input.old_password) throw invalidParameters({ old_password: [{ code: 'insert_password' }] })
    const tries = `old password ${uid}`
    await refuseOften(limiter, tries, limits.wrong)
    if (!(await passwordMatches(account.passwordHash, input.old_password))) throw wrongPassword()
    await limiter.forget(tries)
  }
  const passwordHash = await hashPassword(input.password)
  const setCookie = await database.transaction(async (tx) => {
    // Of two changes at once the second has compared with a password that is no more.
    if (!(await accountRepository.replacePassword(tx, account, passwordHash))) throw wrongPassword()
    await notices(tx, uid, 'passwordChanged', { removed: 0 })
    return sessions.renew({ uid, passwordHash }, context, tx)
  })
  setCookie()
  context.log.info({ uid }, 'password changed')
}

const wrongPassword = () => invalidParameters({ old_password: [{ code: 'wrong_password' }] })
