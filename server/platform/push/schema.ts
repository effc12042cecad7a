import { index, text, uuid } from 'drizzle-orm/pg-core'
import { moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { sessions } from '../sessions/schema.ts'
import { platform } from '../shared/schema.ts'

/** Devices that players want to be told on. */
export const pushSubscriptions = platform.table(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** The sign-in of the device: signed out, it is told nothing more. */
    session: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address, which whoever knows it may send to. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** Address and keys, sealed. */
    sealed: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_of_player').on(table.uid, table.createdAt)],
)
