import type { WalletSum } from '#generated/walletApi.ts'
import type { Executor } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { Purses } from '../bonuses/readPurses.ts'
import { bookOf, pursesAt } from './bookOf.ts'
import type { GameSession } from './schema.ts'

type Played = Pick<GameSession, 'provider' | 'uid' | 'currency' | 'sysname' | 'categories' | 'purse'>

/**
 * What a player can stake in a game, as it stands in the transaction.
 * @param found all that the player can stake, where that is known
 */
export async function stakeable(
  { bonusPlay }: { bonusPlay: BonusPlay },
  tx: Executor,
  { provider, uid, currency, sysname, categories, purse }: Played,
  found?: Purses,
): Promise<WalletSum> {
  const game = { sysname, categories }
  const asked = { uid, product: bookOf(provider).product, currency, game, ...(purse && { from: purse }) }
  const purses = pursesAt(provider, found ?? (await bonusPlay.purses(tx, asked)))
  return { amount: (await bonusPlay.terms(tx, asked, purses)).stakeable.toString(), currency }
}
