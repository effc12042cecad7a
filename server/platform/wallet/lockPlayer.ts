import type { Executor } from '../../db/Database.ts'
import { type PlayerBasics, playerBasicsRepository } from './playerBasicsRepository.ts'

/** What campaigns and payments look at in a player. @throws Error when there is no such player */
export async function readBasics(executor: Executor, uid: number): Promise<PlayerBasics> {
  return foundOf(uid, await playerBasicsRepository.find(executor, uid))
}

/**
 * What is given to a player, and what becomes of it, happens one thing after another: taken first in a transaction,
 * before anything of the ledger, this waits for whoever has it.
 * @throws Error when there is no such player
 */
export async function lockPlayer(tx: Executor, uid: number): Promise<PlayerBasics> {
  return foundOf(uid, await playerBasicsRepository.lock(tx, uid))
}

function foundOf(uid: number, found: PlayerBasics | undefined): PlayerBasics {
  if (!found) throw new Error(`There is no player ${uid}`)
  return found
}
