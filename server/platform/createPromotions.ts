import type { Database } from '../db/Database.ts'
import type { Jobs } from '../jobs/createJobs.ts'
import { createBonuses } from './bonuses/createBonuses.ts'
import { createBonusPlay } from './bonuses/createBonusPlay.ts'
import { createCanBeUsed } from './campaigns/canBeUsed.ts'
import { createCampaigns } from './campaigns/createCampaigns.ts'
import { createCashbacks } from './cashbacks/createCashbacks.ts'
import type { PlayerEvents } from './events/createPlayerEvents.ts'
import { createFreeBets } from './freebets/createFreeBets.ts'
import { createFreespins } from './freespins/createFreespins.ts'
import type { Catalogue } from './games/catalogue/createCatalogue.ts'
import type { LiveSite } from './shared/siteSource.ts'
import type { Ledger } from './wallet/createLedger.ts'

type Services = {
  database: Database
  live: LiveSite
  ledger: Ledger
  events: PlayerEvents
  jobs: Jobs
  catalogue: Pick<Catalogue, 'current' | 'kept'>
  clock: () => Date
}

/** Everything that players are given: campaigns, and the bonuses, free spins, free bets and cashback that come of them. */
export function createPromotions(services: Services) {
  const bonuses = createBonuses(services)
  const freespins = createFreespins({ ...services, bonuses })
  const freeBets = createFreeBets(services)
  const cashbacks = createCashbacks(services)
  const canBeUsed = createCanBeUsed(services)
  return {
    bonuses,
    bonusPlay: createBonusPlay({ ...services, bonuses }),
    freespins,
    freeBets,
    campaigns: createCampaigns({ ...services, bonuses, freespins, freeBets, canBeUsed }),
    canBeUsed,
    cashbacks,
  }
}
