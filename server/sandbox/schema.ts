import { pgSchema } from 'drizzle-orm/pg-core'

/** What stands in for outside parties keeps its own notes, apart from everything that is ours. */
export const sandbox = pgSchema('sandbox')
