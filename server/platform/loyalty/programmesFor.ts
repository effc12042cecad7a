import type { LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/**
 * The programmes that are offered in a jurisdiction, in their order; none where the site or the jurisdiction has none.
 * @param jurisdiction its code
 */
export function programmesFor(
  live: Pick<LiveSite, 'site' | 'loyalty'>,
  { jurisdiction }: { jurisdiction: string },
): LoyaltyProgrammeDefinition[] {
  const { loyalty, jurisdictions } = live.site()
  const rules = jurisdictions.find(({ code }) => code === jurisdiction)
  if (!loyalty?.isEnableLoyalty || !rules || rules.loyalty?.isOffered === false) return []
  return live.loyalty().programmes.filter(({ jurisdictions: codes }) => codes?.includes(jurisdiction) ?? true)
}
