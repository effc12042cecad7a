import type { AmountsByCurrency, CampaignDefinition } from '#generated/grammar/types.ts'
import { type Content, promotionContent } from '../shared/content.ts'
import { toAmount } from '../wallet/money.ts'
import { amountIn } from './campaignRules.ts'

/** What a promotion gives a player, in their currency and the words of the site; what it lacks there is left out. */
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
  const { number: id, type } = promotion
  const shown = { id, type, description: describe(promotionContent(campaign, promotion)) }
  if (promotion.type === 'freespins') {
    const { spins, game, days } = promotion
    const stake = sum('stake', promotion.stake)
    // Without a stake in the player's currency none are given.
    return 'stake' in stake ? { ...shown, spins, game, days, ...stake } : shown
  }
  if (promotion.type === 'cashback') return shown
  const { wagering, days, percent } = promotion
  const most = sum('most', promotion.most)
  return {
    ...shown,
    wagering,
    days,
    ...sum('amount', promotion.amount),
    ...(percent !== undefined && 'most' in most && { percent, ...most }),
  }
}
