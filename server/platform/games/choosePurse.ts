import type { PlayTerms } from '../bonuses/createBonusPlay.ts'

/**
 * What a game is played with where real and bonus money are isolated and the player has not chosen: own money, unless that
 * is not enough for a round and the bonus is.
 * @param least minor units of the least stake
 */
export function choosePurse(
  { isolated, main, bonus }: Pick<PlayTerms, 'isolated' | 'main' | 'bonus'>,
  least: bigint,
): 'main' | 'bonus' | undefined {
  if (!isolated) return undefined
  const isEnough = bonus !== undefined && !bonus.isExcluded && bonus.left >= least
  return main < least && isEnough ? 'bonus' : 'main'
}
