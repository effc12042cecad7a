import { pgSchema } from 'drizzle-orm/pg-core'

/** Everything of the embedded platform stands in a Postgres schema of its own. */
export const platform = pgSchema('platform')
