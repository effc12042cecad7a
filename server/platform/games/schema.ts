import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'
import type { Stakes } from './provider/GameProvider.ts'

/**
 * What providers say of their games, as they say it; what editors say stands in definitions. None is ever removed: rounds,
 * likes and campaigns name games that are long gone.
 */
export const games = platform.table(
  'games',
  {
    /** Name of the game in addresses, given once. */
    sysname: text().primaryKey(),
    provider: text().notNull(),
    /** What the provider calls it. */
    providerGame: text('provider_game').notNull(),
    name: text().notNull(),
    studio: text().notNull(),
    studioName: text('studio_name').notNull(),
    type: text().notNull(),
    kind: text().notNull(),
    tags: text().array().notNull(),
    features: text().array().notNull(),
    hasDemo: boolean('has_demo').notNull(),
    /** Percent, as a decimal text. */
    returnRate: text('return_rate'),
    volatility: smallint(),
    /** Address of the picture; a path where it lies at the provider's own origin. */
    cover: text(),
    releasedOn: date('released_on', { mode: 'string' }),
    stakes: jsonb().$type<Stakes>().notNull(),
    /** Its place among the provider's games, the one that is played most everywhere first. */
    rank: integer(),
    /** Players who opened it lately, and those who like it. */
    popularity: integer().notNull().default(0),
    /** Whether the provider offers it still. */
    isEnabled: boolean('is_enabled').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('games_of_provider').on(table.provider, table.providerGame),
    index('games_changed').on(table.changedAt),
    check('games_volatility', sql`${table.volatility} between 1 and 5`),
  ],
)

/** When the list of a provider was looked at. */
export const gameLists = platform.table('game_lists', {
  provider: text().primaryKey(),
  askedAt: moment('asked_at').notNull(),
  refreshedAt: moment('refreshed_at'),
})

/** What players like. */
export const gameLikes = platform.table(
  'game_likes',
  {
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    sysname: text()
      .notNull()
      .references(() => games.sysname),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.sysname] }),
    index('game_likes_of_game').on(table.sysname),
  ],
)

/** What players opened, and when last. */
export const gameLaunches = platform.table(
  'game_launches',
  {
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    sysname: text()
      .notNull()
      .references(() => games.sysname),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.sysname] }),
    index('game_launches_lately').on(table.openedAt, table.sysname),
  ],
)
