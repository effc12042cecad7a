import type { Executor } from '../../../db/Database.ts'
import { auditRepository } from '../../auditRepository.ts'
import { staffSessionRepository } from '../staffSessionRepository.ts'
import { factorRepository } from './factorRepository.ts'

/**
 * Takes away all that a member who has lost it cannot show, and ends their sessions.
 * @param by a member of staff, or the name of the operator
 */
export async function resetFactors(tx: Executor, by: number | string, staffId: number): Promise<void> {
  const hadTotp = await factorRepository.removeTotp(tx, staffId)
  const passkeys = await factorRepository.removePasskeys(tx, staffId)
  await factorRepository.keepRecoveryCodes(tx, staffId, [])
  const sessions = await staffSessionRepository.endAll(tx, staffId)
  const details = { totp: hadTotp, passkeys, sessions, ...(typeof by === 'string' && { operator: by }) }
  const member = typeof by === 'number' ? by : null
  await auditRepository.add(tx, member, 'reset_factors', String(staffId), details)
}
