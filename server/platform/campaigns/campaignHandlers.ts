import type { Idempotency } from '../idempotency/withIdempotency.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { createDescriber } from '../shared/content.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import { parseAmount } from '../wallet/money.ts'
import { countPromoCode } from './countPromoCode.ts'
import type { Campaigns } from './createCampaigns.ts'
import { describeActivated, describeOffer } from './describeOffer.ts'

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
        return describeActivated(campaign, currency, createDescriber(live, context.locale), input.fields)
      })
    },

    async 'campaigns.takepromotions'(input, context) {
      return idempotency.withIdempotency(context, 'campaigns.takepromotions', input, async (tx, uid) => {
        await campaigns.take(tx, uid, input.offer_id)
        return { value: 1 as const }
      })
    },

    async 'campaigns.getoffers'({ offset, id, fields, amount, method = '' }, context) {
      const { offers: all, currency } = await campaigns.offers(context.session?.uid)
      const sum = amount === undefined || currency === undefined ? undefined : parseAmount(amount, currency)
      const deposit =
        sum !== undefined && currency !== undefined ? { amount: sum, currency, method } : undefined
      const shown = currency ?? live.site().general.default_currency
      const offers =
        id === undefined
          ? all
          : all.filter(({ campaign }) => [campaign.id, String(campaign.number)].includes(id))
      const sorted = offers.toSorted((one, other) => one.campaign.number - other.campaign.number)
      const describe = createDescriber(live, context.locale)
      const items = sorted
        .slice(offset)
        .map(({ campaign, satisfied }) =>
          describeOffer(campaign, satisfied, shown, describe, fields, deposit),
        )
      return { items, offset, total: offers.length }
    },
  } satisfies Handlers
}
