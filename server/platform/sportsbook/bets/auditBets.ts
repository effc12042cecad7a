import type { Executor } from '../../../db/Database.ts'
import { betAuditRepository } from './betAuditRepository.ts'

/** What is wrong with bets. @property id of the player; 0 where it is about the house */
export type BetFault = { what: 'bets'; id: number; details: string }

/** Players of whom something else waits in open bets than the stakes of these; and free bets that are staked on no bet or are booked wrongly. */
export async function auditBets(executor: Executor): Promise<BetFault[]> {
  const wrong = await betAuditRepository.wrongStakes(executor)
  const booked = await betAuditRepository.wrongFreeStakes(executor)
  const misplaced = await betAuditRepository.wrongFreeBets(executor)
  return [
    ...wrong.map(({ uid, held, waits }) =>
      faultOf(uid, `player ${uid} has ${held} in open bets, and open bets of ${waits}`),
    ),
    ...booked.map(({ currency, booked, played }) =>
      faultOf('0', `free bets have cost ${booked} ${currency}, and ${played} of them was played`),
    ),
    ...misplaced.map(({ uid, id }) => faultOf(uid, `free bet ${id} and the bet that it is staked on differ`)),
  ]
}

const faultOf = (uid: string, details: string): BetFault => ({ what: 'bets', id: Number(uid), details })
