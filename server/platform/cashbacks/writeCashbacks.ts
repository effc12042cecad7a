import { sql } from 'drizzle-orm'
import type { AmountsByCurrency, CampaignDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../db/Database.ts'
import { promotionContent } from '../campaigns/content.ts'
import { parseAmount } from '../wallet/money.ts'

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

/**
 * By one statement, from the journals of play: what left the real money of each player, less what came back. Bets
 * that were set aside first leave it when they are decided.
 */
export async function writeCashbacks(
  tx: Executor,
  campaign: CampaignDefinition,
  promotion: Promotion,
  { start, end }: { start: Date; end: Date },
  now: Date,
): Promise<void> {
  const { countries } = campaign.trigger.params ?? {}
  const { percent, least, most, days } = promotion
  const until = days === undefined ? null : new Date(now.getTime() + days * day).toISOString()
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`
    insert into platform.cashbacks (uid, reason, currency, amount, content, ends_at, receivable_until, created_at)
    select given.uid, ${`${campaign.id}/${promotion.number}`}, given.currency, given.amount,
      ${JSON.stringify(promotionContent(campaign, promotion))}, ${end.toISOString()}::timestamptz,
      ${until}::timestamptz, ${now.toISOString()}::timestamptz
    from (
      select lost.uid, lost.currency,
        least(lost.amount * ${percent}::int / 100, (${units(most)}::json->>lost.currency)::bigint) as amount
      from (
        select journal.uid, journal.currency, -sum(posting.amount)::bigint as amount
        from platform.ledger_journals journal
        join platform.ledger_postings posting on posting.journal_id = journal.id
        join platform.ledger_accounts account on account.id = posting.account_id
        where journal.kind in ('bet', 'win', 'refund', 'jackpot')
          and journal.created_at >= ${start.toISOString()}::timestamptz
          and journal.created_at < ${end.toISOString()}::timestamptz
          and account.uid = journal.uid and account.kind in ('main', 'open_bets')
        group by journal.uid, journal.currency
      ) lost
      where lost.amount > 0
    ) given
    join platform.accounts player on player.uid = given.uid and player.currency = given.currency
    where given.amount > 0 and given.amount >= (${units(least)}::json->>given.currency)::bigint
      and ${units(most)}::json->>given.currency is not null
      and not player.is_banned and not player.is_deleted
      and (${countries === undefined} or player.country_code = any(${sql.param([...(countries ?? [])])}::text[]))
    on conflict do nothing`)
}
