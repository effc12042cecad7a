import { text } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'
import { platform } from '../shared/schema.ts'

/** Random secrets that every process of the site shares. */
export const secrets = platform.table('secrets', {
  name: text().primaryKey(),
  value: bytes().notNull(),
})
