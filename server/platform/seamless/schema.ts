import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** What providers know players by: a name of its own for each, so that none can tell another whom it means. */
export const gamePlayers = platform.table(
  'game_players',
  {
    provider: text().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Random. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.uid] }),
    unique('game_players_by_name').on(table.provider, table.name),
  ],
)

/** Games that players opened for money. */
export const gameSessions = platform.table(
  'game_sessions',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the launch token, so that a copy of the table plays no game. */
    tokenHash: text('token_hash').notNull().unique(),
    provider: text().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Sign-in that it was opened in; it ends with that. */
    signIn: uuid('sign_in').notNull(),
    /** The provider's name of the game. */
    game: text().notNull(),
    sysname: text().notNull(),
    /** Its type and its tags, for the terms of bonuses. */
    categories: jsonb().$type<string[]>().notNull(),
    currency: text().notNull(),
    /** What is played with where real and bonus money are isolated; real money first if null. */
    purse: text({ enum: ['main', 'bonus'] }),
    createdAt: moment('created_at').notNull(),
    /** When the provider redeemed the token. */
    redeemedAt: moment('redeemed_at'),
    /** When the provider last used it, to half a minute. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('game_sessions_of_player').on(table.uid, table.id),
    check('game_sessions_purse', sql`${table.purse} in ('main', 'bonus')`),
    check('game_sessions_used', sql`(${table.redeemedAt} is null) = (${table.usedAt} is null)`),
  ],
)

/** Rounds of games. A trigger sees to it that one which is closed stays as it is. */
export const gameRounds = platform.table(
  'game_rounds',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** The provider's name of the game. */
    game: text().notNull(),
    /** The provider's name of the round; of a round that players share, each has one of their own. */
    name: text().notNull(),
    /** The game session that it was begun in. */
    sessionId: number('session_id')
      .notNull()
      .references(() => gameSessions.id),
    currency: text().notNull(),
    state: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    /** Stakes, without those that were rolled back. */
    staked: units('staked').notNull().default(sql`0`),
    won: units('won').notNull().default(sql`0`),
    /** A bonus has to do with it. */
    withBonus: boolean('with_bonus').notNull().default(false),
    /** It cost the player nothing. */
    isFree: boolean('is_free').notNull().default(false),
    /** What it counted towards the wagering of a bonus, once it is closed. */
    counted: units('counted'),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('game_rounds_by_name').on(table.provider, table.uid, table.game, table.name),
    index('game_rounds_of_player').on(table.uid, table.openedAt),
    check('game_rounds_sums', sql`${table.staked} >= 0 and ${table.won} >= 0`),
    check('game_rounds_counted', sql`${table.counted} between 0 and ${table.staked}`),
    check('game_rounds_state', sql`${table.state} in ('open', 'closed')`),
    check(
      'game_rounds_closed',
      sql`num_nonnulls(${table.closedAt}, ${table.counted}) = case ${table.state} when 'closed' then 2 else 0 end`,
    ),
  ],
)

export const transactionKinds = ['bet', 'win', 'rollback', 'free-round', 'promo-win'] as const

/** Append-only (a trigger sees to it): what providers told us to do, once each. */
export const gameTransactions = platform.table(
  'game_transactions',
  {
    /** Our name of it. */
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    /** The provider's name of it. */
    name: text().notNull(),
    kind: text({ enum: transactionKinds }).notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** None for a prize, and for a rollback whose bet is not known. */
    roundId: number('round_id').references(() => gameRounds.id),
    /** Minor units; of a rollback what went back. */
    amount: units('amount').notNull(),
    currency: text().notNull(),
    /** Of a win or a rollback: the provider's name of the bet. */
    bet: text(),
    /** Of a rollback: whether the bet was given back by it, by another before, or must never come. */
    outcome: text({ enum: ['returned', 'before', 'tombstone'] }),
    /** JSON: what a bet was paid from (`Stake`). */
    stake: text(),
    /** SHA-256 of what was asked for, to tell a repetition from another use of the name. */
    requestHash: text('request_hash').notNull(),
    /** JSON: what was answered, but for our names. */
    answer: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('game_transactions_by_name').on(table.provider, table.name),
    index('game_transactions_of_round').on(table.roundId),
    index('game_transactions_of_bet').on(table.provider, table.bet).where(sql`${table.bet} is not null`),
    // Two rollbacks of one bet would give it back twice.
    uniqueIndex('game_transactions_rolled_back_once')
      .on(table.provider, table.uid, table.bet)
      .where(sql`${table.outcome} in ('returned', 'tombstone')`),
    check(
      'game_transactions_kind',
      sql`${table.kind} in ('bet', 'win', 'rollback', 'free-round', 'promo-win')`,
    ),
    check('game_transactions_outcome', sql`(${table.outcome} is not null) = (${table.kind} = 'rollback')`),
    check('game_transactions_bet', sql`(${table.bet} is not null) = (${table.kind} in ('win', 'rollback'))`),
    check('game_transactions_stake', sql`(${table.stake} is not null) = (${table.kind} = 'bet')`),
    check('game_transactions_amount', sql`${table.amount} >= 0`),
  ],
)

/**
 * Stakes that a provider wanted back after their round was closed, which gives nothing back: the provider's book and ours
 * differ until people have seen to it.
 */
export const disputedStakes = platform.table(
  'disputed_stakes',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    /** The provider's name of the bet. */
    bet: text().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    roundId: number('round_id')
      .notNull()
      .references(() => gameRounds.id),
    /** Minor units. */
    amount: units('amount').notNull(),
    currency: text().notNull(),
    /** When it was wanted back first. */
    askedAt: moment('asked_at').notNull(),
    /** When somebody has seen to it. */
    settledAt: moment('settled_at'),
  },
  (table) => [unique('disputed_stakes_by_bet').on(table.provider, table.bet)],
)

/** Names that signed calls were made with, so that none is heard twice. */
export const walletNonces = platform.table(
  'wallet_nonces',
  {
    provider: text().notNull(),
    nonce: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.nonce] }),
    index('wallet_nonces_to_forget').on(table.seenAt),
  ],
)

export type GameSession = typeof gameSessions.$inferSelect
export type GameRound = typeof gameRounds.$inferSelect
export type GameTransaction = typeof gameTransactions.$inferSelect
