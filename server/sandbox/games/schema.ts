import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Outcome } from '#games/engines/Engine.ts'
import { sandbox } from '../schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
/** Minor units. */
const units = (name: string) => bigint(name, { mode: 'bigint' })

/** What the casino demands of rounds. */
export type PlayRules = {
  least_round_ms: number
  autoplay: boolean
  turbo: boolean
  celebrate_returns: boolean
}

/** Seeds that rounds are drawn from: one pair in use by each player, and by each session of play money. */
export const gameSeeds = sandbox.table(
  'game_seeds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: text().notNull(),
    server: text().notNull(),
    /** The server seed that is taken next, whose hash is shown before the player says a seed for it; none of a table's. */
    next: text(),
    client: text().notNull(),
    /** Rounds drawn so far. */
    nonce: integer().notNull().default(0),
    /** When the server seed was told, and another taken. */
    revealedAt: instant('revealed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('game_seeds_in_use').on(table.owner).where(sql`${table.revealedAt} is null`)],
)

/** Frames in which a game is played. */
export const gameSessions = sandbox.table('game_sessions', {
  /** 192 random bits in hex: who knows it plays. */
  id: text().primaryKey(),
  game: text().notNull(),
  mode: text({ enum: ['real', 'demo'] }).notNull(),
  /** Of the casino's launch; none for play money. */
  token: text(),
  /** The casino's name of the player, from the first balance on. */
  player: text(),
  currency: text().notNull(),
  locale: text().notNull(),
  returnUrl: text('return_url').notNull(),
  rules: jsonb().$type<PlayRules>().notNull(),
  /** Play money, of this session alone. */
  demoBalance: units('demo_balance').notNull().default(sql`0`),
  /** Start of the last round. */
  playedAt: instant('played_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Rounds, each as what decided it and what it came to. */
export const gameRounds = sandbox.table(
  'game_rounds',
  {
    id: text().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    session: text()
      .notNull()
      .references(() => gameSessions.id),
    owner: text().notNull(),
    game: text().notNull(),
    seeds: bigint({ mode: 'number' })
      .notNull()
      .references(() => gameSeeds.id),
    nonce: integer().notNull(),
    scheme: integer().notNull(),
    choice: jsonb().$type<object>().notNull(),
    moves: jsonb().$type<unknown[]>().notNull(),
    /** `staking`: its first stake is not known to be taken; `void`: it was not. */
    state: text({ enum: ['staking', 'open', 'over', 'void'] }).notNull(),
    /** As far as it was played; none before its stake was taken. */
    outcome: jsonb().$type<Outcome>(),
    campaign: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('game_rounds_owner').on(table.owner, table.number),
    uniqueIndex('game_rounds_open')
      .on(table.owner, table.game)
      .where(sql`${table.state} in ('staking', 'open')`),
    index('game_rounds_seeds').on(table.seeds),
  ],
)

/** Every movement of money, as the casino was told: a ledger of the provider's own. */
export const gameTransactions = sandbox.table(
  'game_transactions',
  {
    id: text().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    round: text()
      .notNull()
      .references(() => gameRounds.id),
    kind: text({ enum: ['bet', 'win', 'rollback', 'free-round'] }).notNull(),
    player: text().notNull(),
    amount: units('amount').notNull(),
    currency: text().notNull(),
    /** What the wallet is told. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of a bet within a round: the moves that it pays for. */
    moves: jsonb().$type<unknown[]>(),
    state: text({ enum: ['pending', 'done', 'refused', 'undone'] }).notNull(),
    /** Code of the refusal. */
    code: text(),
    attempts: integer().notNull().default(0),
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('game_transactions_next').on(table.nextAt),
    index('game_transactions_round').on(table.round),
  ],
)

/** Rounds that the casino has given a player. */
export const gameFreeRounds = sandbox.table(
  'game_free_rounds',
  {
    campaign: text().notNull(),
    player: text().notNull(),
    game: text().notNull(),
    remaining: integer().notNull(),
    stake: units('stake').notNull(),
    currency: text().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaign, table.player] })],
)

/** Chains of seeds, one in use by each table that players share (games/fairness/seedChain.ts). */
export const gameChains = sandbox.table(
  'game_chains',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    game: text().notNull(),
    /** The secret that is played last. */
    first: text().notNull(),
    length: integer().notNull(),
    /** Seeds that were played. */
    played: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('game_chains_game').on(table.game, table.id)],
)

/** Rounds that all players of a table share; what each of them staked is a round of their own with the same seeds. */
export const gameTableRounds = sandbox.table(
  'game_table_rounds',
  {
    game: text().notNull(),
    /** Counted up for each table from 1: the public number, and the nonce. */
    number: integer().notNull(),
    seeds: bigint({ mode: 'number' })
      .notNull()
      .references(() => gameSeeds.id),
    /** `running`: it is decided, and what it came to is shown; `void`: it was cut off, and stakes came back. */
    phase: text({ enum: ['betting', 'closed', 'running', 'over', 'void'] }).notNull(),
    closesAt: instant('closes_at').notNull(),
    /** When what moves began. */
    startsAt: instant('starts_at'),
    /** The number of a wheel, or where a flight ends in hundredths; none before bets are closed. */
    result: integer(),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.game, table.number] })],
)
