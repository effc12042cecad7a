import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Accounts of the ledger: each holds one asset of one player, or of the house. */
export const ledgerAccounts = platform.table(
  'ledger_accounts',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for an account of the house. */
    uid: number('uid').references(() => accounts.uid),
    kind: text().notNull(),
    /** Which one of its kind, such as the number of a bonus; empty where there is one only. */
    ref: text().notNull().default(''),
    currency: text().notNull(),
    /** Busy accounts of the house are kept in parts, so that players do not wait for each other's locks. */
    part: smallint().notNull().default(0),
    /** What the account is found by. */
    name: text()
      .notNull()
      .unique()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce(uid::text, 'house') || '/' || kind || '/' || ref || '/' || currency || '/' || part::text`,
      ),
    mayOverdraw: boolean('may_overdraw').notNull(),
    /** Sum of its postings. */
    balance: units('balance').notNull().default(sql`0`),
    /** How many postings it has. */
    sequence: number('sequence').notNull().default(0),
    /** Hash of its last posting; empty before the first. */
    head: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_accounts_of_player').on(table.uid),
    index('ledger_accounts_of_debtors')
      .on(table.id)
      .where(sql`${table.kind} = 'receivable' and ${table.balance} < 0`),
    check('ledger_accounts_covered', sql`${table.balance} >= 0 or ${table.mayOverdraw}`),
    check('ledger_accounts_players_pay', sql`${table.uid} is null or not ${table.mayOverdraw}`),
    // Nobody pays more than they owe.
    check('ledger_accounts_owed', sql`${table.kind} <> 'receivable' or ${table.balance} <= 0`),
    check('ledger_accounts_ref', sql`${table.ref} ~ '^[A-Za-z0-9_-]{0,64}$'`),
  ],
)

/** Append-only (a trigger sees to it): what happened, once for each key. */
export const ledgerJournals = platform.table(
  'ledger_journals',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key: what happened in the world, such as `deposit/17/captured`. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    currency: text().notNull(),
    /** The player whom it concerns. */
    uid: number('uid').references(() => accounts.uid),
    /** The journal that this one undoes; each is undone once at most. */
    reverses: number('reverses')
      .unique()
      .references((): AnyPgColumn => ledgerJournals.id),
    /** JSON: numbers of what it is about, for whoever reads the books. */
    details: text().notNull(),
    /** SHA-256 of what was asked for, to tell a repetition from another use of the key. */
    requestHash: text('request_hash').notNull(),
    /** SHA-256 of the journal with its postings and its time. */
    hash: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ledger_journals_deposits').on(table.uid, table.createdAt).where(sql`${table.kind} = 'deposit'`),
    index('ledger_journals_reversals').on(table.uid, table.createdAt).where(sql`${table.kind} = 'reversal'`),
    index('ledger_journals_withdrawals')
      .on(table.uid, table.createdAt)
      .where(sql`${table.kind} = 'withdrawal'`),
    index('ledger_journals_play')
      .on(table.uid, table.createdAt)
      .where(sql`${table.kind} in ('bet', 'win', 'refund', 'jackpot')`),
    // What was played in a period is found without reading what is older; rows lie in the order of time.
    index('ledger_journals_by_time').using('brin', table.createdAt),
  ],
)

/** Append-only: how much of a journal went to an account. */
export const ledgerPostings = platform.table(
  'ledger_postings',
  {
    accountId: number('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Counts the postings of the account from 1, without gaps. */
    sequence: number('sequence').notNull(),
    journalId: number('journal_id')
      .notNull()
      .references(() => ledgerJournals.id),
    /** Above zero it gives to the account, below zero it takes from it. */
    amount: units('amount').notNull(),
    /** Of the account, after it. */
    balance: units('balance').notNull(),
    /** SHA-256 of this posting, its journal's hash and the account's posting before. */
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sequence] }),
    index('ledger_postings_of_journal').on(table.journalId),
    check('ledger_postings_amount', sql`${table.amount} <> 0`),
  ],
)

export const holdStates = ['pending', 'posted', 'voided', 'expired'] as const
export type HoldState = (typeof holdStates)[number]

/** Money set aside until it is known where it goes. It leaves `pending` once (a trigger sees to it). */
export const ledgerHolds = platform.table(
  'ledger_holds',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The journal that set the money aside. */
    journalId: number('journal_id')
      .notNull()
      .unique()
      .references(() => ledgerJournals.id),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    currency: text().notNull(),
    amount: units('amount').notNull(),
    /** Where the money came from and goes back to. */
    fromAccount: number('from_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Where it waits. */
    heldAccount: number('held_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    state: text({ enum: holdStates }).notNull().default('pending'),
    /** The journal that moved the money on or back. */
    resolvedBy: number('resolved_by')
      .unique()
      .references(() => ledgerJournals.id),
    /** When it expires by itself; never if null. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_holds_of_player').on(table.uid),
    index('ledger_holds_to_expire').on(table.expiresAt).where(sql`${table.state} = 'pending'`),
    check('ledger_holds_amount', sql`${table.amount} > 0`),
    check('ledger_holds_state', sql`${table.state} in ('pending', 'posted', 'voided', 'expired')`),
    check('ledger_holds_resolved', sql`(${table.state} = 'pending') = (${table.resolvedBy} is null)`),
  ],
)
