import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { hookTable, sandbox } from '../schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Addresses on the site where the browser goes afterwards. */
export type Returns = { success: string; fail: string; pending: string; cancel: string }

/** Money of a captured deposit that went back. @property amount decimal number */
export type SandboxReversal = { state: 'refunded' | 'charged_back' | 'failed'; amount: string; at: string }

/** Payments that the sandbox "makes", in and out. */
export const sandboxPayments = sandbox.table('payments', {
  /** 128 random bits in hex: who knows it may decide. */
  id: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  /** The site's name of the payment. */
  reference: text().notNull().unique(),
  kind: text({ enum: ['deposit', 'payout'] }).notNull(),
  channel: text().notNull(),
  /** Decimal number. */
  amount: text().notNull(),
  currency: text().notNull(),
  player: text().notNull(),
  requisites: jsonb().$type<Record<string, string>>().notNull(),
  /** None for payouts. */
  returns: jsonb().$type<Returns>(),
  expiresAt: instant('expires_at'),
  state: text({ enum: ['pending', 'captured', 'declined', 'cancelled', 'expired', 'paid', 'failed'] })
    .notNull()
    .default('pending'),
  /** Decimal number of what really moved, where it is another than what was asked for. */
  moved: text(),
  /** What went back since, the first first. */
  reversals: jsonb().$type<SandboxReversal[]>().notNull().default([]),
  reason: text(),
  /** What was paid with, with secrets masked; of a card also a token, which stays here. */
  source: jsonb().$type<Record<string, string>>(),
  createdAt: instant('created_at').notNull().defaultNow(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

/** What the site is told. */
export const paymentHooks = hookTable('payment_hooks', 'payment')
