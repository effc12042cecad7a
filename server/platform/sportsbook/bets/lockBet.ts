import type { Executor } from '../../../db/Database.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import { betRepository, type FullBet } from './betRepository.ts'

/** Locks a bet's player, then the bet, until the transaction ends. @returns undefined where there is no such bet */
export async function lockBet(tx: Executor, id: number): Promise<FullBet | undefined> {
  const uid = await betRepository.ownerOf(tx, id)
  if (uid === undefined) return undefined
  await lockPlayer(tx, uid)
  return betRepository.lock(tx, id)
}
