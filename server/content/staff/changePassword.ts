import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { requirePassword } from './proof.ts'
import { staffRepository } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

/**
 * Gives the caller another password and ends their other sessions.
 * @throws as `requirePassword`; ContentError 409 when it is the same
 */
export async function changePassword(
  database: Pick<Database, 'drizzle' | 'transaction'>,
  caller: { id: number; sessionId: number },
  { present, password }: { present: string; password: string },
): Promise<void> {
  await requirePassword(database, caller.id, present)
  if (present === password) throw new ContentError(409, 'SamePassword', 'The new password is the present one')
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await staffRepository.change(tx, caller.id, { passwordHash, mustChangePassword: false })
    await staffSessionRepository.prove(tx, caller.sessionId)
    await staffSessionRepository.endAll(tx, caller.id, caller.sessionId)
    await auditRepository.add(tx, caller.id, 'change_password', String(caller.id))
  })
}
