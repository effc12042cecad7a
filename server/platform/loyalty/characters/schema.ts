import { integer } from 'drizzle-orm/pg-core'
import { moment, number } from '../../../db/columns.ts'
import { accounts } from '../../accounts/schema.ts'
import { platform } from '../../shared/schema.ts'

/** Characters that players have chosen since they registered; of others it is the one of their account. */
export const loyaltyCharacters = platform.table('loyalty_characters', {
  uid: number('uid')
    .primaryKey()
    .references(() => accounts.uid),
  /** Number of the character. */
  character: integer().notNull(),
  /** When it was changed for another; null where it is the first. */
  changedAt: moment('changed_at'),
})
