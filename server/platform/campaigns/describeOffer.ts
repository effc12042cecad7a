import type { CampaignDefinition } from '#generated/grammar/types.ts'
import { type Content, campaignContent, promotionContent } from '../shared/content.ts'
import { describePromotion } from './describePromotion.ts'

/**
 * A campaign as it is offered.
 * @param fields parts to answer besides the number; all of them if left out
 */
export function describeOffer(
  campaign: CampaignDefinition,
  satisfied: boolean,
  describe: (content: Content) => Record<string, string>,
  fields: readonly string[] = ['trigger', 'description', 'promotions'],
) {
  const { number, trigger, promotions } = campaign
  const { exclude_methods = [], ...params } = trigger.params ?? {}
  return {
    id: number,
    ...(fields.includes('trigger') && {
      trigger: {
        action: trigger.action,
        params: { ...params, exclude_methods },
        user_satisfies_params: satisfied,
      },
    }),
    ...(fields.includes('description') && { description: describe(campaignContent(campaign)) }),
    ...(fields.includes('promotions') && {
      promotions: promotions.map((promotion) => ({
        id: promotion.number,
        type: promotion.type,
        description: describe(promotionContent(campaign, promotion)),
      })),
    }),
  }
}

/** A campaign that a code has activated: with what it gives, in the currency of the player. */
export function describeActivated(
  campaign: CampaignDefinition,
  currency: string,
  describe: (content: Content) => Record<string, string>,
  fields?: readonly string[],
) {
  const { promotions, ...offer } = describeOffer(campaign, true, describe, fields)
  return {
    ...offer,
    ...(promotions && {
      promotions: campaign.promotions.map((one) => describePromotion(campaign, one, currency, describe)),
    }),
  }
}
