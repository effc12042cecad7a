import type { BonusPlayTerms, FreespinsWinnings } from '#generated/grammar/types.ts'
import type { BonusTerms } from '../bonuses/bonusTerms.ts'
import type { Winnings } from '../freespins/createFreespins.ts'
import type { Content } from '../shared/content.ts'
import { amountIn } from './campaignRules.ts'

/** How a bonus may be played, in the player's currency; incomplete where its bound names none. */
export function termsIn(play: BonusPlayTerms | undefined, currency: string): BonusTerms | 'incomplete' {
  const { mostStake, contribution, excluded } = play ?? {}
  const most = amountIn(mostStake, currency)
  if (mostStake && most === undefined) return 'incomplete'
  return {
    ...(contribution && { contribution }),
    ...(excluded && { excluded }),
    ...(most !== undefined && { mostStake: most.toString() }),
  }
}

/**
 * The bonus that is made of what was won, in the player's currency; incomplete where a bound of it names none.
 * @param content how it is shown
 */
export function winningsIn(
  winnings: FreespinsWinnings | undefined,
  content: Content,
  currency: string,
): Winnings | 'incomplete' | undefined {
  if (!winnings) return undefined
  const { wagering, days, convertsMost } = winnings
  const most = amountIn(convertsMost, currency)
  const terms = termsIn(winnings.play, currency)
  if ((convertsMost && most === undefined) || terms === 'incomplete') return 'incomplete'
  return { wagering, days, terms, content, ...(most !== undefined && { convertsMost: most.toString() }) }
}
