import { sql } from 'drizzle-orm'
import { bigint, check, index, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Campaigns that players have entered: each once a player. */
export const campaignEntries = platform.table(
  'campaign_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    /** Id of the definition. */
    campaign: text().notNull(),
    /** The promo code that was entered, in capitals. */
    code: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its promotions were given; null while it waits for a deposit. */
    grantedAt: moment('granted_at'),
  },
  (table) => [
    unique('campaign_entries_once').on(table.uid, table.campaign),
    index('campaign_entries_waiting').on(table.uid).where(sql`${table.grantedAt} is null`),
    check('campaign_entries_code', sql`${table.code} = upper(${table.code})`),
  ],
)
