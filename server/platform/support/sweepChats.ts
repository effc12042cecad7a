import type { Database } from '../../db/Database.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { chatRepository } from './chatRepository.ts'

/** Days for which messages of chats are kept where the site does not say. */
const usualDays = 365

/** Removes messages of chats that were kept for long enough, whatever chat the site shows by now. */
export const sweepChats =
  ({ database, live }: { database: Pick<Database, 'drizzle'>; live: Pick<LiveSite, 'site'> }) =>
  (): Promise<void> =>
    chatRepository.sweep(database.drizzle, live.site().support?.keptDays ?? usualDays)
