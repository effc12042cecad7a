import type { Executor } from '../../../db/Database.ts'
import type { Editions } from '../editions/Edition.ts'
import type { Levels } from '../levels/createLevels.ts'
import { Account } from './Account.ts'
import { lowestLevel } from './lowestLevel.ts'
import type { Player } from './Points.ts'
import { standingRepository } from './standingRepository.ts'

type Holding = { levels: Pick<Levels, 'renew'>; clock: () => Date; known: Editions }

/** Holds the points of a player until the transaction ends, and brings their level to that of now first. */
export async function openAccount(
  tx: Executor,
  player: Player,
  { levels, clock, known }: Holding,
): Promise<Account> {
  const lowest = lowestLevel(known, player.programme)
  const held = await standingRepository.lock(tx, player, lowest)
  if (held.looksAt && held.looksAt > clock()) return new Account(tx, player, held, clock())
  await levels.renew(tx, player)
  // Who was told of a new level may have given points for it.
  return new Account(tx, player, await standingRepository.lock(tx, player, lowest), clock())
}
