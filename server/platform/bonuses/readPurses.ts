import type { Executor } from '../../db/Database.ts'
import { type BonusWithMoney, bonusRepository } from './bonusRepository.ts'
import { expiryOf } from './expiryOf.ts'
import type { BonusProduct } from './schema.ts'

/** What a player can stake. @property main minor units @property bonus the active one, where it can be played with */
export type Purses = { main: bigint; bonus: BonusWithMoney | undefined }

export async function readPurses(
  executor: Executor,
  { uid, product, currency, now }: { uid: number; product: BonusProduct; currency: string; now: Date },
): Promise<Purses> {
  const { main, active } = await bonusRepository.purses(executor, uid, product, currency)
  const isPlayable = active && expiryOf(active, now) > now && active.currency === currency
  return { main, bonus: isPlayable ? active : undefined }
}
