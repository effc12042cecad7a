import type { Database } from '../db/Database.ts'
import { createAccountRepository } from './accounts/accountRepository.ts'
import { createHandlers } from './createHandlers.ts'
import { createRateLimiter } from './limits/rateLimiter.ts'
import { createPlayerSessions } from './sessions/playerSessions.ts'
import { createSessionRepository } from './sessions/sessionRepository.ts'
import { createLiveSite, type SiteSource } from './siteSource.ts'

/** How often counts and sign-ins that are over are removed, in milliseconds. */
const sweepEvery = 10 * 60 * 1000

/** The embedded platform's services on a database, standing on the live site. */
export function createPlatform(database: Database, source: SiteSource) {
  const live = createLiveSite(source)
  const accounts = createAccountRepository(database)
  const sessionTable = createSessionRepository(database)
  const sessions = createPlayerSessions(sessionTable)
  const limiter = createRateLimiter(database)
  const sweep = () => Promise.all([limiter.sweep(), sessionTable.sweep()]).catch(() => {})
  const sweeper = setInterval(sweep, sweepEvery)
  sweeper.unref()
  return {
    live,
    accounts,
    sessions,
    handlers: createHandlers({ accounts, sessions, limiter, live }),
    stop: () => clearInterval(sweeper),
  }
}

export type Platform = ReturnType<typeof createPlatform>
