import type { Executor } from '../../../db/Database.ts'
import { betAuditRepository } from './betAuditRepository.ts'

/** What is wrong with open bets. @property id of the player */
export type BetFault = { what: 'bets'; id: number; details: string }

/** Players of whom something else waits in open bets than the stakes of these. */
export async function auditBets(executor: Executor): Promise<BetFault[]> {
  const wrong = await betAuditRepository.wrongStakes(executor)
  return wrong.map(({ uid, held, waits }) => ({
    what: 'bets',
    id: Number(uid),
    details: `player ${uid} has ${held} in open bets, and open bets of ${waits}`,
  }))
}
