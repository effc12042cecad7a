import type { Executor } from '../../../db/Database.ts'
import { accountRepository } from '../../accounts/accountRepository.ts'
import type { obstacles } from '../schema.ts'

export type Obstacle = (typeof obstacles)[number]

/**
 * What keeps a player from being paid; nothing does most of them, and an exclusion nobody. It stays so until the end of a
 * transaction that has the player locked.
 */
export async function obstacleTo(tx: Executor, uid: number): Promise<Obstacle | undefined> {
  const player = await accountRepository.blocks(tx, uid)
  return player && obstacleOf(player)
}

export function obstacleOf(player: { isBanned: boolean; isDeleted: boolean }): Obstacle | undefined {
  if (player.isDeleted) return 'player_deleted'
  return player.isBanned ? 'player_banned' : undefined
}
