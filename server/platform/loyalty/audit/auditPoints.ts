import type { Executor } from '../../../db/Database.ts'
import type { Audited } from './Audited.ts'
import type { AuditedEdition } from './AuditedEdition.ts'
import { auditBooks } from './auditBooks.ts'
import { auditPlay } from './auditPlay.ts'
import { auditRepository } from './auditRepository.ts'

/** What is wrong with points. @property id of the player */
export type PointsFault = { what: 'points'; id: number; details: string }

/**
 * Points and levels that are not what rounds, bets, deposits, orders and terms make of them. It reads those alone, and reckons with
 * nothing of the engine.
 * @param executor in a snapshot, where points are made meanwhile
 */
export async function auditPoints(executor: Executor, now: Date = new Date()): Promise<PointsFault[]> {
  const editions = (await auditRepository.editions(executor)).map(
    ({ id, from_at, content }): AuditedEdition => ({
      ...(JSON.parse(content) as Omit<AuditedEdition, 'id' | 'from'>),
      ...{ id, from: new Date(from_at).getTime() },
    }),
  )
  const [first] = editions
  if (!first) return []
  const faults: PointsFault[] = []
  const blame = (uid: number | string, details: string) =>
    void faults.push({ what: 'points', id: Number(uid), details: `player ${uid}: ${details}` })
  for (const { uid, id, expected, found } of await auditRepository.wrongExpiry(executor))
    blame(uid, `lot ${id} expires ${found}, by its terms ${expected}`)
  for (const { uid, id } of await auditRepository.wrongTime(executor, now.toISOString()))
    blame(uid, `lot ${id} expired at another time than it says`)
  for (const { uid, order } of await auditRepository.wrongOrders(executor))
    blame(uid, `what was spent for ${order} is not what was taken of lots`)
  for (const uid of await auditRepository.players(executor, new Date(first.from).toISOString())) {
    const audited: Audited = {
      ...{ uid, now: now.getTime() },
      ...(await auditRepository.circumstances(executor, uid)),
      lots: await auditRepository.lots(executor, uid),
      standings: await auditRepository.standings(executor, uid),
      sources: await auditRepository.sources(executor, uid),
      spans: await auditRepository.spans(executor, uid),
    }
    for (const details of [...auditBooks(audited), ...auditPlay(audited, editions)]) blame(uid, details)
  }
  return faults
}
