import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../../db/Database.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'
import { boostRepository } from '../bets/boostRepository.ts'
import { boostsFor, type OfferedBoost } from './boostTerms.ts'

/** The boosts that a player is offered now; visitors by the default rules. */
export async function findBoosts(
  { live, clock }: { live: Pick<LiveSite, 'site' | 'sportsbook'>; clock: () => Date },
  executor: Executor,
  { uid, currency }: { uid: number | undefined; currency: string },
): Promise<OfferedBoost[]> {
  const { boosts = [] } = live.sportsbook() ?? {}
  if (boosts.length === 0) return []
  const country = uid === undefined ? undefined : (await readBasics(executor, uid)).countryCode
  const isAllowed = jurisdictionOf(live.site(), country).play?.priceBoosts ?? true
  const ids = boosts.map(({ id }) => id)
  const used = uid === undefined ? new Set<string>() : await boostRepository.used(executor, uid, ids)
  return boostsFor({ boosts }, { now: clock(), currency, isAllowed, used })
}
