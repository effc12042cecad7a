import type { Executor } from '../../../db/Database.ts'
import type { ResponsibleGaming } from '../../responsibleGaming/responsibleGaming.ts'

type Services = { protection: ResponsibleGaming; clock: () => Date }

/**
 * Minor units that a player may still begin to deposit, the same that they are shown. To be asked under the player's lock,
 * which a change of the limit takes too, so that deposits at the same time never pass it together. Undefined where there is
 * no limit.
 */
export async function depositRoom(
  { protection, clock }: Services,
  tx: Executor,
  player: { uid: number; currency: string },
): Promise<bigint | undefined> {
  const found = await protection.read(player.uid, clock(), tx)
  const { current } = found.limits.deposit
  if (!current) return undefined
  // The currency of an account stays while it has a limit; sums of two could not be compared.
  if (current.currency !== player.currency) return 0n
  return (await protection.depositRoom(found, player.uid, tx))?.room
}
