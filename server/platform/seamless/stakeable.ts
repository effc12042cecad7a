import type { WalletSum } from '#generated/walletApi.ts'
import type { Executor } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { Purses } from '../bonuses/readPurses.ts'
import type { GameSession } from './schema.ts'

type Played = Pick<GameSession, 'uid' | 'currency' | 'sysname' | 'categories' | 'purse'>

/**
 * What a player can stake in a game, as it stands in the transaction.
 * @param found all that the player can stake, where that is known
 */
export async function stakeable(
  { bonusPlay }: { bonusPlay: BonusPlay },
  tx: Executor,
  { uid, currency, sysname, categories, purse }: Played,
  found?: Purses,
): Promise<WalletSum> {
  const game = { sysname, categories }
  const asked = { uid, product: 'casino' as const, currency, game, ...(purse && { from: purse }) }
  return { amount: (await bonusPlay.terms(tx, asked, found)).stakeable.toString(), currency }
}
