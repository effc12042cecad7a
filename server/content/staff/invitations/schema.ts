import { sql } from 'drizzle-orm'
import { check, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { content, staff } from '../../schema.ts'
import { roles } from '../roles.ts'

/** Who was invited to the staff. Every link has a row of its own, so that one that opens nothing any more can say why. */
export const staffInvitations = content.table(
  'staff_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token, so that a copy of the table lets nobody in. */
    tokenHash: text('token_hash').notNull().unique('staff_invitations_token'),
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** The number that they will have, which the handle of a passkey is made of. */
    memberId: integer('member_id').notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => staff.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Null while it waits, also when it has expired. */
    outcome: text({ enum: ['accepted', 'revoked', 'replaced'] }),
  },
  (table) => [
    uniqueIndex('staff_invitations_waiting')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.outcome} is null`),
    index('staff_invitations_by_end').on(table.expiresAt),
    check('staff_invitations_role', sql`${table.role} in ('editor', 'publisher', 'admin')`),
    check('staff_invitations_outcome', sql`${table.outcome} in ('accepted', 'revoked', 'replaced')`),
  ],
)
