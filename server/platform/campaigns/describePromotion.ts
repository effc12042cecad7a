import type { AmountsByCurrency, BonusPlayTerms, CampaignDefinition } from '#generated/grammar/types.ts'
import { type Content, promotionContent } from '../shared/content.ts'
import { toAmount } from '../wallet/money.ts'
import { amountIn } from './campaignRules.ts'

/** What a promotion gives, with its terms, in a currency and the words of the site; what it lacks there is left out. */
export function describePromotion(
  campaign: CampaignDefinition,
  promotion: CampaignDefinition['promotions'][number],
  currency: string,
  describe: (content: Content) => Record<string, string>,
) {
  const sum = <Name extends string>(name: Name, amounts: AmountsByCurrency | undefined) => {
    const amount = amountIn(amounts, currency)
    return amount === undefined ? {} : { [name]: toAmount(amount, currency) }
  }
  const bounds = ({ play, convertsMost }: { play?: BonusPlayTerms; convertsMost?: AmountsByCurrency }) => ({
    ...sum('most_stake', play?.mostStake),
    ...sum('converts_most', convertsMost),
  })
  const { number: id, type } = promotion
  const shown = { id, type, description: describe(promotionContent(campaign, promotion)) }
  if (promotion.type === 'freespins') {
    const { spins, game, days, winnings } = promotion
    const stake = sum('stake', promotion.stake)
    // Without a stake in the player's currency none are given.
    if (!('stake' in stake)) return shown
    const won = winnings && { wagering: winnings.wagering, days: winnings.days, ...bounds(winnings) }
    return { ...shown, spins, game, days, ...stake, ...(won && { winnings: won }) }
  }
  if (promotion.type === 'freebet') {
    const { days, bets } = promotion
    const free = sum('free_bet', promotion.amount)
    // Without a sum in the player's currency none is given.
    if (!('free_bet' in free)) return shown
    const { isStakeReturned, leastLegOdds, leastOdds } = bets
    return {
      ...{ ...shown, ...free, days, is_stake_returned: isStakeReturned },
      ...(leastLegOdds && { least_leg_odds: leastLegOdds }),
      ...(leastOdds && { least_odds: leastOdds }),
    }
  }
  const { days, percent } = promotion
  const most = sum('most', promotion.most)
  const part = percent !== undefined && 'most' in most && { percent, ...most }
  const lasting = days === undefined ? {} : { days }
  if (promotion.type === 'cashback')
    return { ...shown, ...lasting, ...part, ...(part && sum('least', promotion.least)) }
  const { wagering } = promotion
  return { ...shown, ...lasting, wagering, ...sum('amount', promotion.amount), ...part, ...bounds(promotion) }
}
