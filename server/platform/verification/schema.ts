import { bigint, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const account = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.uid)

/** Players as a verification provider knows them; the step itself stands in the account. */
export const applicants = platform.table(
  'verification_applicants',
  {
    provider: text().notNull(),
    applicantId: text('applicant_id').notNull(),
    uid: account(),
    /** When the widget was last opened. */
    openedAt: instant('opened_at'),
    /** When the step last changed, by our clock. */
    changedAt: instant('changed_at'),
    /** When what was last heeded happened, by the provider's clock. */
    heededAt: instant('heeded_at'),
    /** What was last heeded; a cause of steps.ts. */
    heeded: text(),
    /** When the provider last decided, by its clock. */
    decidedAt: instant('decided_at'),
    /** Why something has to be changed; a code of rejectReasons.ts. */
    reason: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('verification_applicants_id').on(table.provider, table.applicantId),
    unique('verification_applicants_account').on(table.provider, table.uid),
  ],
)

/** Everything a provider told us, also what had no effect. */
export const verificationEvents = platform.table(
  'verification_events',
  {
    /** SHA-256 of the message, in hex: the same message is heeded once. */
    digest: text().primaryKey(),
    provider: text().notNull(),
    applicantId: text('applicant_id').notNull(),
    uid: bigint({ mode: 'number' }).references(() => accounts.uid),
    type: text().notNull(),
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    outcome: text({ enum: ['heeded', 'older', 'unknown', 'beside'] }).notNull(),
    body: jsonb().notNull(),
  },
  (table) => [index('verification_events_of_account').on(table.uid, table.receivedAt)],
)

/** Files that players handed in apart from the provider. In the database, so that every process has them. */
export const verificationFiles = platform.table(
  'verification_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    uid: account(),
    purpose: text({ enum: ['identity', 'address', 'payment'] }).notNull(),
    /** As the player's device called it, cleaned; only shown, never a path. */
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    /** SHA-256, in hex. */
    digest: text().notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('verification_files_of_account').on(table.uid, table.createdAt)],
)
