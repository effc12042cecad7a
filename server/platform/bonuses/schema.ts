import { sql } from 'drizzle-orm'
import { bigint, check, index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

export const bonusProducts = ['casino', 'betting'] as const
export const bonusStates = ['available', 'active', 'paused', 'completed', 'expired', 'removed'] as const

/** Bonuses of players; their money stands in the ledger, in an account of each, whose ref is the number. */
export const bonuses = platform.table(
  'bonuses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    product: text({ enum: bonusProducts }).notNull(),
    /** What it was given for, such as `campaign/gift/1`: once a player. */
    reason: text().notNull(),
    /** Number of the deposit that brought it, or brought the free spins that won it; none where no deposit did. */
    deposit: number('deposit'),
    currency: text().notNull(),
    /** What is put in its account when it is activated first. */
    amount: units('amount').notNull(),
    /** What must be staked. */
    required: units('required').notNull(),
    /** What counts of the rounds that are closed. */
    wagered: units('wagered').notNull().default(sql`0`),
    /** The most that becomes real money; all if null. */
    convertsMost: units('converts_most'),
    /** JSON: how it is shown, as it was when it was given. */
    content: text().notNull(),
    /** JSON: how it may be played (`BonusTerms`), as it was when it was given. */
    terms: text().notNull().default('{}'),
    state: text({ enum: bonusStates }).notNull().default('available'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Since when its time stands still, because nothing of its product is open; null while it runs. */
    waitsSince: moment('waits_since'),
    activatedAt: moment('activated_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('bonuses_once').on(table.uid, table.reason),
    uniqueIndex('bonuses_one_active').on(table.uid, table.product).where(sql`${table.state} = 'active'`),
    index('bonuses_of_deposit').on(table.deposit).where(sql`${table.deposit} is not null`),
    index('bonuses_to_expire')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('available', 'active', 'paused')`),
    check('bonuses_product', sql`${table.product} in ('casino', 'betting')`),
    check(
      'bonuses_state',
      sql`${table.state} in ('available', 'active', 'paused', 'completed', 'expired', 'removed')`,
    ),
    check('bonuses_amount', sql`${table.amount} > 0 and ${table.required} > 0 and ${table.wagered} >= 0`),
    check(
      'bonuses_ended',
      sql`(${table.endedAt} is not null) = (${table.state} in ('completed', 'expired', 'removed'))`,
    ),
  ],
)

/** Rounds that are open and have to do with a bonus: what was staked in them counts when they are closed. */
export const bonusRounds = platform.table(
  'bonus_rounds',
  {
    bonusId: number('bonus_id')
      .notNull()
      .references(() => bonuses.id),
    /** Whoever plays it names it, as the keys of its journals. */
    round: text().notNull(),
    /** Less what was paid back, whatever it was paid from. */
    staked: units('staked').notNull(),
    /** What of it will count. */
    counted: units('counted').notNull(),
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bonusId, table.round] }),
    index('bonus_rounds_by_round').on(table.round),
    check('bonus_rounds_sums', sql`${table.counted} between 0 and ${table.staked}`),
  ],
)

export type Bonus = typeof bonuses.$inferSelect
export type BonusProduct = (typeof bonusProducts)[number]
