import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { BonusGrant } from '../bonuses/createBonuses.ts'
import type { FreeBetGrant } from '../freebets/createFreeBets.ts'
import type { FreespinGrant } from '../freespins/createFreespins.ts'
import { promotionContent } from '../shared/content.ts'
import { amountIn, type QualifyingDeposit } from './campaignRules.ts'
import { termsIn, winningsIn } from './winningsIn.ts'

type Promotion = CampaignDefinition['promotions'][number]
type BonusPromotion = Extract<Promotion, { wagering: number }>

/** What a campaign gives to anybody in a currency, but for who it is. */
export type Gift =
  | { bonus: Omit<BonusGrant, 'uid'> }
  | { spins: Omit<FreespinGrant, 'uid'> }
  | { freeBet: Omit<FreeBetGrant, 'uid'> }

/**
 * What a campaign promises, by the terms of the live release: for what is given and for what is told before. A promotion
 * that names no amount in the currency gives nothing.
 */
export function giftsOf(campaign: CampaignDefinition, currency: string, deposit?: QualifyingDeposit): Gift[] {
  return campaign.promotions.flatMap((promotion): Gift[] => {
    const reason = `campaign/${campaign.id}/${promotion.number}`
    if (promotion.type === 'cashback') return []
    if (promotion.type === 'freespins') {
      const { game, spins, days } = promotion
      const stake = amountIn(promotion.stake, currency)
      const winnings = winningsIn(promotion.winnings, promotionContent(campaign, promotion), currency)
      // Without its bounds it would be another bonus.
      if (stake === undefined || winnings === 'incomplete') return []
      return [{ spins: { reason, game, currency, stake, spins, days, ...(winnings && { winnings }) } }]
    }
    if (promotion.type === 'freebet') {
      const { bets: terms, days } = promotion
      const amount = amountIn(promotion.amount, currency)
      const content = promotionContent(campaign, promotion)
      return amount === undefined ? [] : [{ freeBet: { reason, currency, amount, terms, content, days } }]
    }
    const amount = bonusAmount(promotion, currency, deposit)
    if (amount === undefined || amount === 0n) return []
    const convertsMost = amountIn(promotion.convertsMost, currency)
    const terms = termsIn(promotion.play, currency)
    // Without its bounds it would be another bonus.
    if ((promotion.convertsMost && convertsMost === undefined) || terms === 'incomplete') return []
    const bonus = {
      product: promotion.type === 'bonus' ? ('casino' as const) : ('betting' as const),
      reason,
      currency,
      amount,
      required: amount * BigInt(promotion.wagering),
      ...(convertsMost !== undefined && { convertsMost }),
      content: promotionContent(campaign, promotion),
      terms: { ...terms, ...(promotion.bets && { bets: promotion.bets }) },
      days: promotion.days,
      atOnce: promotion.atOnce ?? false,
    }
    return [{ bonus }]
  })
}

function bonusAmount(
  promotion: BonusPromotion,
  currency: string,
  deposit: QualifyingDeposit | undefined,
): bigint | undefined {
  if (promotion.amount) return amountIn(promotion.amount, currency)
  const most = amountIn(promotion.most, currency)
  if (!deposit || deposit.currency !== currency || most === undefined) return undefined
  const part = (deposit.amount * BigInt(promotion.percent ?? 0)) / 100n
  return part < most ? part : most
}
