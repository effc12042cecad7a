import type { Executor } from '../../../db/Database.ts'
import { runningPeriod } from '../../responsibleGaming/moneyLimit.ts'
import type { ResponsibleGaming } from '../../responsibleGaming/responsibleGaming.ts'
import type { Ledger } from '../../wallet/createLedger.ts'
import { paymentTotalsRepository } from '../paymentTotalsRepository.ts'

type Services = { ledger: Ledger; protection: ResponsibleGaming; clock: () => Date }

/**
 * Minor units that a player may still begin to deposit: the limit less what the journals say was deposited in the
 * running period, less all deposits that are still open. To be asked under the player's lock, which a change of the
 * limit takes too, so that deposits at the same time never pass it together. Undefined where there is no limit.
 */
export async function depositRoom(
  { ledger, protection, clock }: Services,
  tx: Executor,
  player: { uid: number; currency: string },
): Promise<bigint | undefined> {
  const now = clock()
  const { current } = (await protection.read(player.uid, now, tx)).limits.deposit
  if (!current) return undefined
  // The currency of an account stays while it has a limit; sums of two could not be compared.
  if (current.currency !== player.currency) return 0n
  const deposited = await ledger.depositedSince(player.uid, runningPeriod(current, now).start, tx)
  const room = current.amount - deposited - (await paymentTotalsRepository.openDeposits(tx, player.uid))
  return room > 0n ? room : 0n
}
