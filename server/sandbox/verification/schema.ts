import { bigint, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { sandbox } from '../schema.ts'

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

/** What the site is told, until it has heard. */
export const sandboxHooks = sandbox.table(
  'verification_hooks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicantId: text('applicant_id')
      .notNull()
      .references(() => sandboxApplicants.id),
    body: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is sent next; none once it was heard or given up. */
    nextAt: instant('next_at').defaultNow(),
    /** Status of the site's last answer; 0 where none came. */
    answer: integer(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('verification_hooks_next').on(table.nextAt)],
)
