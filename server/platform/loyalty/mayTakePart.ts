import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Executor } from '../../db/Database.ts'
import { isExcluded } from '../responsibleGaming/exclusion.ts'
import { protectionRepository } from '../responsibleGaming/protectionRepository.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import { markRepository } from './points/markRepository.ts'

/**
 * Whether a player is rewarded at all: not where their jurisdiction forbids it, while they are excluded or take a break, nor while the
 * operator finds them at risk. Who is not earns nothing, buys nothing, and is told nothing of it.
 */
export async function mayTakePart(
  executor: Executor,
  uid: number,
  live: Pick<LiveSite, 'site'>,
  now: Date,
): Promise<boolean> {
  const { countryCode } = await readBasics(executor, uid)
  if (!isOffered(live.site(), countryCode)) return false
  const protection = await protectionRepository.find(executor, uid)
  if (isExcluded(protection?.exclusion ?? null, now)) return false
  return !(await markRepository.isMarked(executor, uid))
}

/** Whether the jurisdiction of a country lets players be rewarded. */
export function isOffered(site: ReturnType<LiveSite['site']>, country: string): boolean {
  return jurisdictionOf(site, country).loyalty?.isOffered ?? true
}
