import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../db/Database.ts'
import type { Bonuses } from '../bonuses/createBonuses.ts'
import type { Freespins } from '../freespins/createFreespins.ts'
import { promotionContent } from '../shared/content.ts'
import type { Journal } from '../wallet/Journal.ts'
import type { PlayerBasics } from '../wallet/playerBasicsRepository.ts'
import { amountIn, type QualifyingDeposit } from './campaignRules.ts'
import { termsIn, winningsIn } from './winningsIn.ts'

type Promotion = CampaignDefinition['promotions'][number]
type BonusPromotion = Extract<Promotion, { wagering: number }>

/**
 * Gives a player what a campaign promises, under the player's lock, by the terms of the live release. A promotion that
 * names no amount in the player's currency gives nothing.
 * @returns journals that the caller posts in the same transaction
 */
export async function grantPromotions(
  { bonuses, freespins }: { bonuses: Bonuses; freespins: Freespins },
  tx: Executor,
  campaign: CampaignDefinition,
  { uid, currency }: Pick<PlayerBasics, 'uid' | 'currency'>,
  deposit?: QualifyingDeposit,
): Promise<Journal[]> {
  const journals: Journal[] = []
  for (const promotion of campaign.promotions) {
    const reason = `campaign/${campaign.id}/${promotion.number}`
    if (promotion.type === 'freespins') {
      const { game, spins, days } = promotion
      const stake = amountIn(promotion.stake, currency)
      const winnings = winningsIn(promotion.winnings, promotionContent(campaign, promotion), currency)
      // Without its bounds it would be another bonus.
      if (stake === undefined || winnings === 'incomplete') continue
      const pack = { uid, reason, game, currency, stake, spins, days, ...(winnings && { winnings }) }
      await freespins.grant(tx, pack)
    } else if (promotion.type !== 'cashback') {
      const amount = bonusAmount(promotion, currency, deposit)
      if (amount === undefined || amount === 0n) continue
      const convertsMost = amountIn(promotion.convertsMost, currency)
      const terms = termsIn(promotion.play, currency)
      // Without its bounds it would be another bonus.
      if ((promotion.convertsMost && convertsMost === undefined) || terms === 'incomplete') continue
      const granted = await bonuses.grant(tx, {
        uid,
        product: promotion.type === 'bonus' ? 'casino' : 'betting',
        reason,
        currency,
        amount,
        required: amount * BigInt(promotion.wagering),
        ...(convertsMost !== undefined && { convertsMost }),
        content: promotionContent(campaign, promotion),
        terms,
        days: promotion.days,
        atOnce: promotion.atOnce ?? false,
      })
      journals.push(...granted)
    }
  }
  return journals
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
