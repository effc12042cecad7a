import type { CampaignDefinition } from '#generated/grammar/types.ts'
import { readBasics } from '../accounts/lockPlayer.ts'
import type { Idempotency } from '../idempotency/withIdempotency.ts'
import type { Limit, RateLimiter } from '../limits/rateLimiter.ts'
import { refuseOften } from '../limits/refuseOften.ts'
import type { Handlers } from '../operations.ts'
import { signedIn } from '../signedIn.ts'
import type { LiveSite } from '../siteSource.ts'
import { type Content, campaignContent, createDescriber, promotionContent } from './content.ts'
import { countPromoCode } from './countPromoCode.ts'
import type { Campaigns } from './createCampaigns.ts'
import { describePromotion } from './describePromotion.ts'

export type CampaignHandlerServices = {
  campaigns: Campaigns
  idempotency: Idempotency
  limiter: RateLimiter
  live: LiveSite
}

/** Codes that one player tries. */
const activations: Limit = { times: 20, seconds: 3600 }

/** Campaigns as the site shows them, and what players do with them. */
export function campaignHandlers({ campaigns, idempotency, limiter, live }: CampaignHandlerServices) {
  return {
    async 'campaigns.checkPromocode'({ promo_code }, context) {
      await countPromoCode(limiter, context.ip)
      const message = await campaigns.check(promo_code, context.session?.uid)
      return { value: promo_code.trim(), validity: message === undefined, ...(message && { message }) }
    },

    async 'campaigns.activateOffer'(input, context) {
      await refuseOften(limiter, `promo codes of ${signedIn(context).uid}`, activations)
      return idempotency.withIdempotency(context, 'campaigns.activateOffer', input, async (tx, uid) => {
        const campaign = await campaigns.activate(tx, uid, input.promo_code)
        const { currency } = await readBasics(tx, uid)
        const describe = createDescriber(live, context.locale)
        const { promotions, ...offer } = describeOffer(campaign, true, describe, input.fields)
        return {
          ...offer,
          ...(promotions && {
            promotions: campaign.promotions.map((one) =>
              describePromotion(campaign, one, currency, describe),
            ),
          }),
        }
      })
    },

    async 'campaigns.takepromotions'(input, context) {
      return idempotency.withIdempotency(context, 'campaigns.takepromotions', input, async (tx, uid) => {
        await campaigns.take(tx, uid, input.offer_id)
        return { value: 1 as const }
      })
    },

    async 'campaigns.getoffers'({ offset, id, fields }, context) {
      const all = await campaigns.offers(context.session?.uid)
      const offers =
        id === undefined
          ? all
          : all.filter(({ campaign }) => [campaign.id, String(campaign.number)].includes(id))
      const sorted = offers.toSorted((one, other) => one.campaign.number - other.campaign.number)
      const describe = createDescriber(live, context.locale)
      const items = sorted
        .slice(offset)
        .map(({ campaign, satisfied }) => describeOffer(campaign, satisfied, describe, fields))
      return { items, offset, total: offers.length }
    },
  } satisfies Handlers
}

/** @param fields parts to answer besides the number; all of them if left out */
function describeOffer(
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
