import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/Database.ts'
import type { Jobs } from '../jobs/createJobs.ts'
import { createRegistrations } from './auth/createRegistrations.ts'
import { createCodeSender } from './codes/createCodeSender.ts'
import { createCodes } from './codes/createCodes.ts'
import { createContentUserLetters } from './contacts/createContentUserLetters.ts'
import { createFormAlarmLetters } from './contacts/createFormAlarmLetters.ts'
import { createInvitationLetters } from './contacts/createInvitationLetters.ts'
import { createNotices } from './contacts/createNotices.ts'
import { createWelcome } from './contacts/createWelcome.ts'
import type { Gateways } from './delivery/chooseGateways.ts'
import { createDelivery } from './delivery/createDelivery.ts'
import { createLinks } from './delivery/createLinks.ts'
import type { Keys } from './keys/openKeys.ts'
import type { RateLimiter } from './rateLimits/rateLimiter.ts'
import type { ResponsibleGaming } from './responsibleGaming/responsibleGaming.ts'
import { createRestore } from './restore/createRestore.ts'
import type { PlayerSessions } from './sessions/playerSessions.ts'
import type { LiveSite } from './shared/siteSource.ts'
import { createAuthenticators } from './twoFactor/createAuthenticators.ts'
import { createSecondFactor } from './twoFactor/createSecondFactor.ts'

export type ReachSettings = {
  jobs: Jobs
  keys: Keys
  gateways: Gateways
  /** Where players reach the site, without a trailing slash. */
  siteUrl: () => string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

type Services = {
  database: Database
  live: LiveSite
  sessions: PlayerSessions
  limiter: RateLimiter
  protection: ResponsibleGaming
}

/** Everything that reaches players outside the site: letters, texts, links and codes, and what they are for. */
export function createReach(services: Services, settings: ReachSettings) {
  const { database, live, limiter } = services
  const { jobs, keys, gateways, siteUrl, log } = settings
  const delivery = createDelivery({ jobs, keys, live, gateways, log })
  const links = createLinks({ keys, live, siteUrl })
  const codes = createCodes({ database, keys, limiter })
  const codeSender = createCodeSender({ codes, delivery })
  const notices = createNotices({ delivery })
  const authenticators = createAuthenticators({ ...services, keys, notices })
  const registrations = createRegistrations({ ...services, jobs, keys, codes, delivery, links })
  const restore = createRestore({ ...services, jobs, keys, codes, delivery })
  return {
    delivery,
    links,
    codes,
    codeSender,
    restore,
    registrations,
    authenticators,
    secondFactor: createSecondFactor({ database, codes, codeSender, live, authenticators }),
    notices,
    sendInvitation: createInvitationLetters({ delivery, live, siteUrl }),
    sendContentUserLetter: createContentUserLetters({ delivery }),
    sendFormAlarm: createFormAlarmLetters({ delivery, live, siteUrl }),
    welcome: createWelcome({ delivery, links, codeSender }),
    /** Begins to do, in this process, what requests leave to be done. */
    async start(): Promise<void> {
      await delivery.start()
      await restore.start()
      await registrations.start()
    },
  }
}
