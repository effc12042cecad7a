import { bigint, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { sandbox } from '../schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Frames in which somebody bets. */
export const bookmakerSessions = sandbox.table('bookmaker_sessions', {
  /** 192 random bits in hex: who knows it bets. */
  id: text().primaryKey(),
  /** Of the casino's launch, taken once. */
  token: text().notNull().unique(),
  /** The casino's name of the player. */
  player: text().notNull(),
  currency: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Something that the casino must still hear of a bet. */
export type Told = { operation: 'win' | 'rollback' | 'finish'; body: object }

/** `staking`: its stake is asked for; `undone`: nobody knows whether it was taken, and it is taken back. */
export type BetState = 'staking' | 'open' | 'refused' | 'undone' | 'won' | 'lost' | 'void'

/** Bets, each on one outcome. */
export const bookmakerBets = sandbox.table(
  'bookmaker_bets',
  {
    /** Names the bet and its round in calls to the casino. */
    id: text().primaryKey(),
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    player: text().notNull(),
    match: text().notNull(),
    outcome: text().notNull(),
    /** In hundredths. */
    odds: integer().notNull(),
    /** Minor units. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    state: text().$type<BetState>().notNull(),
    /** Why the casino refused it. */
    code: text(),
    /** What the casino must still hear, in this order. */
    left: jsonb().$type<Told[]>().notNull().default([]),
    attempts: integer().notNull().default(0),
    /** When the next of that is tried; none where nothing is left. */
    nextAt: instant('next_at'),
    placedAt: instant('placed_at').notNull().defaultNow(),
  },
  (table) => [
    index('bookmaker_bets_of_player').on(table.player),
    index('bookmaker_bets_due').on(table.nextAt),
  ],
)

export type BookmakerSession = typeof bookmakerSessions.$inferSelect
export type BookmakerBet = typeof bookmakerBets.$inferSelect
