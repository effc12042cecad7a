import type { CampaignDefinition } from '#generated/grammar/types.ts'
import { type Content, campaignContent } from '../shared/content.ts'
import type { QualifyingDeposit } from './campaignRules.ts'
import { describePromotion } from './describePromotion.ts'
import { greatestOf, leastDeposit, reckonOffer } from './reckonOffer.ts'

/**
 * A campaign as it is offered.
 * @param currency in which sums are told
 * @param fields parts to answer besides the number; all of them if left out
 * @param deposit what a player thinks of paying in
 */
export function describeOffer(
  campaign: CampaignDefinition,
  satisfied: boolean,
  currency: string,
  describe: (content: Content) => Record<string, string>,
  fields: readonly string[] = ['trigger', 'description', 'promotions'],
  deposit?: QualifyingDeposit,
) {
  const least = leastDeposit(campaign, currency)
  const { number, trigger, promotions } = campaign
  const { exclude_methods = [], ...params } = trigger.params ?? {}
  return {
    id: number,
    ...(least && { min_amount: least }),
    ...(trigger.action === 'deposit' && { greatest: greatestOf(campaign, currency) }),
    ...(deposit && { brings: reckonOffer(campaign, deposit) }),
    ...(fields.includes('trigger') && {
      trigger: {
        action: trigger.action,
        params: { ...params, exclude_methods },
        user_satisfies_params: satisfied,
      },
    }),
    ...(fields.includes('description') && { description: describe(campaignContent(campaign)) }),
    ...(fields.includes('promotions') && {
      promotions: promotions.map((promotion) => describePromotion(campaign, promotion, currency, describe)),
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
  return describeOffer(campaign, true, currency, describe, fields)
}
