import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { requireFresh, requirePassword, requireSession, type Signed } from './proof.ts'
import { staffRepository } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

/**
 * Gives the caller another password and ends their other sessions. Whoever has none shows in another way that it is them.
 * @throws as `requirePassword` and `requireFresh`; ContentError 409 when it is the same
 */
export async function changePassword(
  database: Pick<Database, 'drizzle' | 'transaction'>,
  caller: Signed & { hasPassword: boolean; provenAt: Date },
  { present = '', password }: { present?: string; password: string },
): Promise<void> {
  const stored = caller.hasPassword ? await requirePassword(database, caller.id, present) : null
  if (stored === null) requireFresh(caller.provenAt)
  if (present === password) throw new ContentError(409, 'SamePassword', 'The new password is the present one')
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await requireSession(tx, caller)
    // An admin may have given them another meanwhile.
    if ((await staffRepository.passwordOf(tx, caller.id)) !== stored)
      throw new ContentError(403, 'WrongPassword', 'The password was changed meanwhile')
    await staffRepository.change(tx, caller.id, { passwordHash, mustChangePassword: false })
    await staffSessionRepository.prove(tx, caller.sessionId)
    await staffSessionRepository.endAll(tx, caller.id, caller.sessionId)
    await auditRepository.add(tx, caller.id, 'change_password', String(caller.id))
  })
}
