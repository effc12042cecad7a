import type { Database } from '../../db/Database.ts'
import type { Notices } from '../contacts/createNotices.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import type { Persons } from '../responsibleGaming/createPersons.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { NoteAct } from '../shared/NoteAct.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { createAdmission, type TwoFactor } from './admission.ts'
import { attemptRepository } from './attemptRepository.ts'
import { createJoinedServices } from './joinedServices.ts'
import { createOauthClient } from './oauthClient.ts'
import { pendingRepository } from './pendingRepository.ts'
import { createSocialServices, type SocialSettings } from './socialServices.ts'
import { createVouchedAccounts } from './vouchedAccounts.ts'

type MiniAppSettings = {
  /** Token of the messenger's bot; without it no mini-app is let in. */
  botToken?: string
  /** Seconds for which what the messenger signed is good. */
  maxAge: number
}

export type VouchingSettings = { social: SocialSettings; miniApp: MiniAppSettings }

type Services = {
  database: Database
  live: LiveSite
  persons: Pick<Persons, 'noteChange'>
  noteAct: NoteAct
  sessions: PlayerSessions
  limiter: RateLimiter
  delivery: Delivery
  notices: Notices
  twoFactor?: TwoFactor
}

/** Everything that signs players in because somebody else vouches for them. */
export function createSocial(platform: Services, settings: VouchingSettings) {
  const { database, live, persons, noteAct, sessions, twoFactor } = platform
  const services = createSocialServices(settings.social, live)
  const hasMiniApp = settings.miniApp.botToken !== undefined
  const joined = createJoinedServices({ ...platform, services, hasMiniApp })
  return {
    database,
    services,
    joined,
    client: createOauthClient(),
    vouched: createVouchedAccounts({ database, live, persons, noteAct }),
    admission: createAdmission({ sessions, joined, database, ...(twoFactor ? { twoFactor } : {}) }),
    miniApp: settings.miniApp,
    sweep: async () => {
      await Promise.all([
        attemptRepository.sweep(database.drizzle),
        pendingRepository.sweep(database.drizzle),
      ])
    },
  }
}

export type Social = ReturnType<typeof createSocial>
