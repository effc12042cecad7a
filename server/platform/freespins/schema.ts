import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Spins of a game that players were given. */
export const freespinPacks = platform.table(
  'freespin_packs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    /** What they were given for, such as `campaign/spins/1`: once a player. */
    reason: text().notNull(),
    /** Number of the deposit that brought them; none where no deposit did. */
    deposit: number('deposit'),
    /** Sysname. */
    game: text().notNull(),
    currency: text().notNull(),
    /** What each spin is worth, in minor units. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    total: integer().notNull(),
    remaining: integer().notNull(),
    /** JSON: the bonus that their winnings become (`Winnings`); null where they are real money. */
    winnings: text(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it is left to a job, once more, that tells the provider of the game; null where the provider knows. */
    tellAt: moment('tell_at').defaultNow(),
  },
  (table) => [
    uniqueIndex('freespin_packs_once').on(table.uid, table.reason),
    index('freespin_packs_of_player').on(table.uid, table.id),
    index('freespin_packs_of_deposit').on(table.deposit).where(sql`${table.deposit} is not null`),
    index('freespin_packs_to_tell').on(table.tellAt).where(sql`${table.tellAt} is not null`),
    check('freespin_packs_left', sql`${table.remaining} between 0 and ${table.total}`),
  ],
)

/** Spins that were played, by the key of the round: each takes one from its pack, once. */
export const freespinRounds = platform.table('freespin_rounds', {
  round: text().primaryKey(),
  packId: number('pack_id')
    .notNull()
    .references(() => freespinPacks.id),
  createdAt: moment('created_at').notNull(),
})
