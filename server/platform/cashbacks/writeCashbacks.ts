import type { AmountsByCurrency, CampaignDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../db/Database.ts'
import { takeTime } from '../../db/takeTime.ts'
import { promotionContent } from '../shared/content.ts'
import { parseAmount } from '../wallet/money.ts'
import { cashbackRepository } from './cashbackRepository.ts'

const day = 86_400_000

type Promotion = Extract<CampaignDefinition['promotions'][number], { type: 'cashback' }>

/** Minor units by currency, as JSON for the database. */
const units = (amounts: AmountsByCurrency) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(amounts).map(([currency, amount]) => [
        currency,
        String(parseAmount(amount, currency) ?? 0n),
      ]),
    ),
  )

/** Writes what everybody gets back of what they lost between two instants; again, it writes nothing. */
export async function writeCashbacks(
  tx: Executor,
  campaign: CampaignDefinition,
  promotion: Promotion,
  { start, end }: { start: Date; end: Date },
  now: Date,
): Promise<void> {
  const { percent, least, most, days } = promotion
  await takeTime(tx)
  await cashbackRepository.writeAll(tx, {
    reason: `${campaign.id}/${promotion.number}`,
    start,
    end,
    percent,
    least: units(least),
    most: units(most),
    countries: campaign.trigger.params?.countries,
    content: JSON.stringify(promotionContent(campaign, promotion)),
    receivableUntil: days === undefined ? undefined : new Date(now.getTime() + days * day),
    at: now,
  })
}
