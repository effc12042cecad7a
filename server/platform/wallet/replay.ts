import type { Executor } from '../../db/Database.ts'
import { takeTime } from '../../db/takeTime.ts'
import { auditRepository, type Finding } from './auditRepository.ts'
import type { Fault } from './Fault.ts'

/**
 * Plays all journals again, from nothing: what every account should hold, against what it holds; that every journal
 * sums to zero; and that what is set aside is what holds say, no less and no more. Reads everything once, in one
 * snapshot if `tx` has one.
 */
export async function replay(tx: Executor): Promise<Fault[]> {
  const balances = await auditRepository.wrongBalances(tx)
  const sums = await auditRepository.unevenJournals(tx)
  const holds = await auditRepository.wrongHolds(tx)
  const fault = (what: Fault['what']) => (found: Finding) => ({
    what,
    id: Number(found.id),
    details: found.details,
  })
  return [...balances.map(fault('balance')), ...sums.map(fault('sum')), ...holds.map(fault('hold'))]
}

/** Writes what the journals say into every account whose balance says otherwise. @returns how many did */
export async function rebuildBalances(tx: Executor): Promise<number> {
  await takeTime(tx)
  return auditRepository.rebuildBalances(tx)
}
