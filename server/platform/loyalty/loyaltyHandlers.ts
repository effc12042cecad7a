import type { Database } from '../../db/Database.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import type { Idempotency } from '../idempotency/withIdempotency.ts'
import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { characterHandlers } from './characters/characterHandlers.ts'
import type { Rewards } from './createRewards.ts'
import { noticeHandlers } from './notices/noticeHandlers.ts'
import { programmeHandlers } from './quests/programmeHandlers.ts'
import { shopHandlers } from './shop/shopHandlers.ts'
import { infoHandlers } from './told/infoHandlers.ts'

export type LoyaltyHandlerServices = {
  database: Database
  rewards: Rewards
  idempotency: Idempotency
  catalogue: Pick<Catalogue, 'current'>
  live: LiveSite
  clock: () => Date
}

/** Loyalty as the site shows it, and what players do in it. */
export function loyaltyHandlers({ rewards, ...services }: LoyaltyHandlerServices) {
  const around = { ...services, ...rewards }
  return {
    ...infoHandlers(around),
    ...programmeHandlers(around),
    ...shopHandlers(around),
    ...characterHandlers(around),
    ...noticeHandlers(around),
  } satisfies Handlers
}
