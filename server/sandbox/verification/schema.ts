import { text, timestamp } from 'drizzle-orm/pg-core'
import { hookTable, sandbox } from '../schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People whose identity the sandbox "verifies". */
export const sandboxApplicants = sandbox.table('verification_applicants', {
  /** 128 random bits in hex: who knows it may decide. */
  id: text().primaryKey(),
  externalUserId: text('external_user_id').notNull().unique(),
  levelName: text('level_name').notNull(),
  status: text({ enum: ['init', 'pending', 'approved', 'change', 'rejected'] })
    .notNull()
    .default('init'),
  reason: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Rights to open the widget. */
export const sandboxTokens = sandbox.table('verification_tokens', {
  /** SHA-256 of the token, in hex. */
  tokenHash: text('token_hash').primaryKey(),
  applicantId: text('applicant_id')
    .notNull()
    .references(() => sandboxApplicants.id),
  expiresAt: instant('expires_at').notNull(),
})

/** What the site is told. */
export const sandboxHooks = hookTable('verification_hooks', 'applicant_id')
