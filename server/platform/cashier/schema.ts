import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { paymentTypes } from '../shared/paymentType.ts'
import { platform } from '../shared/schema.ts'
import { ledgerHolds, ledgerJournals } from '../wallet/schema.ts'
import { paymentStatuses } from './paymentStates.ts'
import type { Received } from './received.ts'

const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

const stillOpen = sql`status in ('created', 'pending', 'requested', 'review', 'approved', 'sent')`

/** Ended without money going out to anybody, or paid in: nobody needs to know any more where exactly from or to. */
export const toMask = sql`not is_masked and status in ('captured', 'declined', 'cancelled', 'expired', 'failed', 'partly_reversed', 'refunded', 'charged_back')`

/** Why a player is not paid unless an operator says so. */
export const obstacles = ['player_banned', 'player_deleted'] as const

/** Deposits and withdrawals of players. */
export const payments = platform.table(
  'payments',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    type: text({ enum: paymentTypes }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    /** Sysname of the payment method. */
    method: text().notNull(),
    /** What the provider calls the way that the money goes. */
    channel: text().notNull(),
    currency: text().notNull(),
    amount: units('amount').notNull(),
    /** As the player gave them; only their ends once they are not needed any more (`isMasked`). */
    requisites: jsonb().$type<Record<string, string>>().notNull(),
    /** What was really paid with, masked, as the provider tells it. */
    source: jsonb().$type<Record<string, string>>(),
    provider: text().notNull(),
    /** The provider's name of the payment, once it has one. */
    payment: text(),
    /** Page of the provider where the player pays. */
    redirect: jsonb().$type<Redirect>(),
    /** Number of the campaign that a deposit was made for. */
    offer: integer(),
    /** What a deposit that was captured brought besides itself. */
    received: jsonb().$type<Received>(),
    /** Minor units of a deposit that went back to whoever paid it. */
    reversed: units('reversed').notNull().default(sql`0`),
    /** Money of a withdrawal, set aside. */
    hold: number('hold').references(() => ledgerHolds.id),
    /** Locale and domain that it was made in. */
    locale: text().notNull(),
    domain: text().notNull(),
    /** Code of why it ended as it did, where there is one. */
    reason: text(),
    /** What kept the player from being paid when an operator approved a withdrawal all the same. */
    approvedDespite: text('approved_despite', { enum: obstacles }),
    isMasked: boolean('is_masked').notNull().default(false),
    /** When a deposit that is still open expires. */
    expiresAt: moment('expires_at'),
    /** When the provider was last asked how it stands. */
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
    /** When its status last changed. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('payments_of_player').on(table.uid, table.createdAt, table.id),
    index('payments_open').on(table.type, table.createdAt).where(stillOpen),
    index('payments_to_mask').on(table.updatedAt).where(toMask),
    check('payments_type', sql`${table.type} in (${oneOf(paymentTypes)})`),
    check('payments_status', sql`${table.status} in (${oneOf(paymentStatuses)})`),
    check('payments_amount', sql`${table.amount} > 0 and ${table.reversed} >= 0`),
  ],
)

/** Where the browser goes to pay. */
export type Redirect = { url: string; method: 'GET' | 'POST'; params?: Record<string, string> }

/** Append-only (a trigger sees to it): every status that a payment ever had. */
export const paymentHistory = platform.table(
  'payment_history',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: number('payment_id')
      .notNull()
      .references(() => payments.id),
    status: text({ enum: paymentStatuses }).notNull(),
    at: moment('at').notNull(),
    actor: text({ enum: ['player', 'provider', 'site', 'operator'] }).notNull(),
    /** Which operator it was, or code of the reason. */
    note: text(),
  },
  (table) => [
    index('payment_history_of_payment').on(table.paymentId, table.id),
    check('payment_history_actor', sql`${table.actor} in ('player', 'provider', 'site', 'operator')`),
  ],
)

export const eventOutcomes = [
  'moved',
  'noted',
  'early',
  'repeated',
  'late',
  'beside',
  'suspense',
  'unknown',
] as const

/** Append-only: everything that providers told us, also what had no effect. */
export const paymentEvents = platform.table(
  'payment_events',
  {
    provider: text().notNull(),
    /** The provider's name of the event: each is heeded once. */
    eventId: text('event_id').notNull(),
    /** None where the reference is nobody's. */
    paymentId: number('payment_id').references(() => payments.id),
    reference: text().notNull(),
    payment: text().notNull(),
    state: text().notNull(),
    amount: units('amount').notNull(),
    currency: text().notNull(),
    reason: text(),
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    outcome: text({ enum: eventOutcomes }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_of_payment').on(table.paymentId),
    index('payment_events_of_name').on(table.provider, table.payment),
  ],
)

/** Money that an operator has to decide about. */
export const suspenseItems = platform.table(
  'payment_suspense',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    paymentId: number('payment_id').references(() => payments.id),
    currency: text().notNull(),
    amount: units('amount').notNull(),
    /** Code of why it is here. */
    reason: text().notNull(),
    /** The journal that brought it into the account `suspense`; none where nothing could be booked. */
    journalId: number('journal_id').references(() => ledgerJournals.id),
    createdAt: moment('created_at').notNull(),
    /** Where the operator let it go, who did it and when. */
    releasedTo: text('released_to', { enum: ['player', 'provider'] }),
    /** Minor units of it that went there; the rest went to the other. None where nothing was booked. */
    releasedAmount: units('released_amount'),
    releasedBy: text('released_by'),
    releasedAt: moment('released_at'),
  },
  (table) => [
    index('payment_suspense_open').on(table.createdAt).where(sql`${table.releasedAt} is null`),
    index('payment_suspense_of_payment').on(table.paymentId),
    index('payment_suspense_of_event').on(table.provider, table.eventId),
    check('payment_suspense_amount', sql`${table.amount} > 0`),
    check('payment_suspense_released', sql`(${table.releasedAt} is null) = (${table.releasedTo} is null)`),
    check(
      'payment_suspense_split',
      sql`${table.releasedAmount} > 0 and ${table.releasedAmount} <= ${table.amount}`,
    ),
  ],
)

/** Append-only (a trigger sees to it): what operators wrote off of what players owe. */
export const writeOffs = platform.table(
  'payment_write_offs',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    currency: text().notNull(),
    amount: units('amount').notNull(),
    /** Which operator it was. */
    operator: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('payment_write_offs_of_player').on(table.uid),
    check('payment_write_offs_amount', sql`${table.amount} > 0`),
  ],
)
