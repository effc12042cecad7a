import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { requireFresh, requirePassword } from './proof.ts'
import { staffRepository } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

/**
 * Gives the caller another password and ends their other sessions. Whoever has none shows in another way that it is them.
 * @throws as `requirePassword` and `requireFresh`; ContentError 409 when it is the same
 */
export async function changePassword(
  database: Pick<Database, 'drizzle' | 'transaction'>,
  caller: { id: number; sessionId: number; hasPassword: boolean; provenAt: Date },
  { present = '', password }: { present?: string; password: string },
): Promise<void> {
  if (caller.hasPassword) await requirePassword(database, caller.id, present)
  else requireFresh(caller.provenAt)
  if (present === password) throw new ContentError(409, 'SamePassword', 'The new password is the present one')
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await staffRepository.change(tx, caller.id, { passwordHash, mustChangePassword: false })
    await staffSessionRepository.prove(tx, caller.sessionId)
    await staffSessionRepository.endAll(tx, caller.id, caller.sessionId)
    await auditRepository.add(tx, caller.id, 'change_password', String(caller.id))
  })
}
