import type { Database } from '../../db/Database.ts'
import type { AccountRepository } from '../accounts/accountRepository.ts'
import type { ContactRepository } from '../contacts/contactRepository.ts'
import type { Notices } from '../contacts/createNotices.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { RateLimiter } from '../rateLimits/rateLimiter.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { createAdmission, type TwoFactor } from './admission.ts'
import { createAttemptRepository } from './attemptRepository.ts'
import { createIdentityRepository } from './identityRepository.ts'
import { createJoinedServices } from './joinedServices.ts'
import { createOauthClient } from './oauthClient.ts'
import { createPendingRepository } from './pendingRepository.ts'
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
  accounts: AccountRepository
  sessions: PlayerSessions
  limiter: RateLimiter
  contacts: ContactRepository
  delivery: Delivery
  notices: Notices
  twoFactor?: TwoFactor
}

/** Everything that signs players in because somebody else vouches for them. */
export function createSocial(platform: Services, settings: VouchingSettings) {
  const { database, live, accounts, sessions, twoFactor } = platform
  const identities = createIdentityRepository(database)
  const attempts = createAttemptRepository(database)
  const pending = createPendingRepository(database)
  const services = createSocialServices(settings.social, live)
  const hasMiniApp = settings.miniApp.botToken !== undefined
  const joined = createJoinedServices({ ...platform, identities, services, hasMiniApp })
  return {
    identities,
    attempts,
    services,
    joined,
    client: createOauthClient(),
    vouched: createVouchedAccounts({ accounts, identities, live }),
    admission: createAdmission({ sessions, joined, pending, ...(twoFactor ? { twoFactor } : {}) }),
    miniApp: settings.miniApp,
    sweep: async () => {
      await Promise.all([attempts.sweep(), pending.sweep()])
    },
  }
}

export type Social = ReturnType<typeof createSocial>
