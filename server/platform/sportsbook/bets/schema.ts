import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../../db/columns.ts'
import { accounts } from '../../accounts/schema.ts'
import { freeBets } from '../../freebets/schema.ts'
import { platform } from '../../shared/schema.ts'
import type { OutcomeResult } from '../feed/FeedMessage.ts'
import type { CashOutCode } from './cashOutRefused.ts'
import type { RefusalCode } from './refusals.ts'
import type { Slip } from './Slip.ts'
import type { QuotedLeg } from './SlipCodes.ts'

export const betStates = [
  /** The stake is taken; what is in play is looked at again after the delay. */
  'pending',
  'open',
  'rejected',
  /** Not taken as it was asked for, but it would be at another price or stake. */
  'reoffered',
  'settled',
  'cashed_out',
] as const
export type BetState = (typeof betStates)[number]

/** Why a bet was not taken, and what would be. */
export type Refusal = {
  code: RefusalCode
  /** Odds that each leg would be taken at, in the order of the legs. */
  odds?: readonly number[]
  /** The largest stake on each line that would be taken, in minor units. */
  mostLineStake?: string
}

/** Bets of players, each with all of its lines: a Goliath is one row. Sums in minor units. */
export const sportsBets = platform.table(
  'sports_bets',
  {
    id: number('id').primaryKey().generatedByDefaultAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    currency: text().notNull(),
    state: text({ enum: betStates }).notNull(),
    /** What the player called it: single, multiple, a system by name, or k/n. */
    system: text().notNull(),
    /** Of how many legs its lines are. */
    sizes: jsonb().$type<readonly number[]>().notNull(),
    isEachWay: boolean('is_each_way').notNull(),
    lineStake: units('line_stake').notNull(),
    stake: units('stake').notNull(),
    /** JSON: what it was paid from (`Stake` of bonuses). */
    paidFrom: text('paid_from').notNull(),
    /** The free bet that is its stake, for which no money is taken from the player. */
    freeBet: number('free_bet').references(() => freeBets.id),
    /** It was not taken or is void, so that its free bet can be staked again until it burns. */
    isFreeBetBack: boolean('is_free_bet_back').notNull().default(false),
    /** Nothing of what was not cashed out was played, as it is settled. */
    isUnplayed: boolean('is_unplayed').notNull().default(false),
    /** The most that it may win above its stake. */
    mostWin: units('most_win').notNull(),
    /** What it returns at the most. */
    possibleReturn: units('possible_return').notNull(),
    /** What is held of it against each of its outcomes. */
    liability: units('liability').notNull(),
    priceChanges: text('price_changes', { enum: ['none', 'higher', 'any'] }).notNull(),
    /** Version of the rules that it was taken under. */
    rules: text().notNull(),
    placedAt: moment('placed_at').notNull(),
    /** When a pending one is decided. */
    decideAt: moment('decide_at'),
    acceptedAt: moment('accepted_at'),
    refusal: jsonb().$type<Refusal>(),
    /** How much of it was cashed out, in ten-thousandths, all in all. */
    cashedShare: integer('cashed_share').notNull().default(0),
    /** What was paid for that. */
    cashedOut: units('cashed_out').notNull().default(sql`0`),
    /** What its settlement gave, less what was taken back; null while it is not settled. */
    returned: units('returned'),
    /** When it was settled or cashed out whole. */
    settledAt: moment('settled_at'),
    /** How often it was settled, taken back or paid for: numbers the keys of its journals. */
    moves: integer().notNull().default(0),
  },
  (table) => [
    index('sports_bets_of_player').on(table.uid, table.placedAt),
    index('sports_bets_settled').on(table.settledAt).where(sql`${table.state} = 'settled'`),
    index('sports_bets_to_decide').on(table.decideAt).where(sql`${table.state} = 'pending'`),
    index('sports_bets_of_free').on(table.freeBet).where(sql`${table.freeBet} is not null`),
    index('sports_bets_open').on(table.id).where(sql`${table.state} in ('pending', 'open')`),
    check(
      'sports_bets_state',
      sql`${table.state} in ('pending', 'open', 'rejected', 'reoffered', 'settled', 'cashed_out')`,
    ),
    check('sports_bets_stake', sql`${table.lineStake} > 0 and ${table.stake} >= ${table.lineStake}`),
    check('sports_bets_share', sql`${table.cashedShare} between 0 and 10000 and ${table.cashedOut} >= 0`),
    check('sports_bets_cashed', sql`(${table.cashedShare} = 10000) = (${table.state} = 'cashed_out')`),
    check('sports_bets_pending', sql`(${table.decideAt} is not null) = (${table.state} = 'pending')`),
    check(
      'sports_bets_settled',
      sql`(${table.state} = 'settled') = (${table.returned} is not null)
        and (${table.state} in ('settled', 'cashed_out')) = (${table.settledAt} is not null)`,
    ),
    check(
      'sports_bets_free',
      sql`not ${table.isFreeBetBack}
        or (${table.freeBet} is not null and ${table.state} in ('rejected', 'reoffered', 'settled'))`,
    ),
    check('sports_bets_returned', sql`${table.returned} >= 0`),
    check(
      'sports_bets_accepted',
      sql`(${table.acceptedAt} is not null) = (${table.state} in ('open', 'settled', 'cashed_out'))`,
    ),
    check(
      'sports_bets_refused',
      sql`(${table.refusal} is not null) = (${table.state} in ('rejected', 'reoffered'))`,
    ),
  ],
)

/** How operators have decided a leg, whatever the feed says. */
export type Ruling = { by: 'operator'; result: OutcomeResult; place?: OutcomeResult }

/** What a bet is on. */
export const sportsBetLegs = platform.table(
  'sports_bet_legs',
  {
    betId: number('bet_id')
      .notNull()
      .references(() => sportsBets.id),
    /** From 0. */
    position: smallint().notNull(),
    /** By the id of the feed. */
    event: text().notNull(),
    sport: integer().notNull(),
    line: text().notNull(),
    outcome: text().notNull(),
    /** How many outcomes its line had when the stake was taken; null where nobody noted it then. */
    outcomes: smallint(),
    /** In ten-thousandths, as it was taken. */
    odds: integer().notNull(),
    /** What all legs of its event pay together, in ten-thousandths, where they were priced so. */
    jointOdds: integer('joint_odds'),
    /** Id of the boost that it was taken by, and what it cost without, in ten-thousandths. */
    boost: text(),
    usualOdds: integer('usual_odds'),
    isBanker: boolean('is_banker').notNull(),
    /** Where its place is settled, and the part of the odds above one that a place pays; of bets each way. */
    placeLine: text('place_line'),
    placeShare: jsonb('place_share').$type<readonly [number, number]>(),
    /** What the event and the line stood at when the stake was taken: whether they changed decides a pending bet. */
    version: number('version').notNull(),
    seen: text().notNull(),
    ruling: jsonb().$type<Ruling>(),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.position] }),
    index('sports_bet_legs_of_event').on(table.event, table.betId),
    index('sports_bet_legs_of_boost').on(table.boost).where(sql`${table.boost} is not null`),
    check('sports_bet_legs_boost', sql`(${table.boost} is null) = (${table.usualOdds} is null)`),
    check('sports_bet_legs_odds', sql`${table.odds} > 10000`),
    check('sports_bet_legs_outcomes', sql`${table.outcomes} > 0`),
    check('sports_bet_legs_joint', sql`${table.jointOdds} > 10000`),
    check('sports_bet_legs_place', sql`(${table.placeLine} is null) = (${table.placeShare} is null)`),
  ],
)

/** What slips were told they could be placed at, for some seconds. */
export const sportsQuotes = platform.table(
  'sports_quotes',
  {
    id: uuid().primaryKey(),
    /** Null where nobody was signed in: such a one shows, and places nothing. */
    uid: number('uid').references(() => accounts.uid),
    slip: jsonb().$type<Slip>().notNull(),
    legs: jsonb().$type<readonly QuotedLeg[]>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sports_quotes_to_forget').on(table.expiresAt)],
)

/** Prices at which a part of a bet could be cashed out, and those at which it was. */
export const sportsCashOuts = platform.table(
  'sports_cash_outs',
  {
    id: uuid().primaryKey(),
    betId: number('bet_id')
      .notNull()
      .references(() => sportsBets.id),
    /** From which share of the bet to which, in ten-thousandths, all in all. */
    fromShare: integer('from_share').notNull(),
    toShare: integer('to_share').notNull(),
    /** Minor units for that part. */
    amount: units('amount').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it is decided, or was: of those that were taken in play. */
    decideAt: moment('decide_at'),
    /** When it was paid. */
    takenAt: moment('taken_at'),
    /** Why it was not paid after all, when its delay was over. */
    refusal: text().$type<CashOutCode>(),
  },
  (table) => [
    uniqueIndex('sports_cash_outs_once')
      .on(table.betId, table.fromShare)
      .where(sql`${table.takenAt} is not null`),
    uniqueIndex('sports_cash_outs_waiting')
      .on(table.betId)
      .where(sql`${table.decideAt} is not null and ${table.takenAt} is null and ${table.refusal} is null`),
    index('sports_cash_outs_to_forget').on(table.expiresAt).where(sql`${table.takenAt} is null`),
    check(
      'sports_cash_outs_share',
      sql`${table.fromShare} >= 0 and ${table.fromShare} < ${table.toShare} and ${table.toShare} <= 10000`,
    ),
    check('sports_cash_outs_amount', sql`${table.amount} > 0`),
    check(
      'sports_cash_outs_refused',
      sql`${table.refusal} is null or (${table.decideAt} is not null and ${table.takenAt} is null)`,
    ),
  ],
)

/** What bets on an outcome may cost at the most, in a currency: kept while bets are being placed, so that no limit is passed together. */
export const sportsLiabilities = platform.table(
  'sports_liabilities',
  {
    event: text().notNull(),
    line: text().notNull(),
    outcome: text().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    amount: units('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.line, table.outcome, table.currency] }),
    check('sports_liabilities_amount', sql`${table.amount} >= 0`),
  ],
)

/** Append-only: what a bet was paid too much, and its player did not have any more when it was taken back. */
export const sportsUnrecovered = platform.table(
  'sports_unrecovered',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    betId: number('bet_id')
      .notNull()
      .references(() => sportsBets.id),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Minor units. */
    amount: units('amount').notNull(),
    currency: text().notNull(),
    /** Key of the journal that took back the rest. */
    journal: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('sports_unrecovered_of_bet').on(table.betId),
    check('sports_unrecovered_amount', sql`${table.amount} > 0`),
  ],
)

export type SportsBet = typeof sportsBets.$inferSelect
export type SportsBetLeg = typeof sportsBetLegs.$inferSelect
export type SportsCashOut = typeof sportsCashOuts.$inferSelect
