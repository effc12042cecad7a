import type { CampaignDefinition } from '#generated/grammar/types.ts'
import { roomOf } from '#schemas/runtime/closedRooms.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import { matchesSelection } from '../games/catalogue/matchesSelection.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Services = {
  live: Pick<LiveSite, 'isOpen' | 'site'>
  catalogue: Pick<Catalogue, 'current' | 'kept'>
  clock: () => Date
}

/**
 * Whether all that a campaign promises can be used now: its rooms are open, and the games of its free spins are offered.
 * One that keeps a part of its promise alone is none to offer.
 */
export function createCanBeUsed({ live, catalogue, clock }: Services) {
  /** @param country ISO 3166-1 alpha-2; where it is not known, a game that is offered anywhere is there */
  function isOffered(sysname: string, country: string | undefined): boolean {
    // Before any provider has listed its games nobody knows which there are.
    if (catalogue.kept().size === 0) return true
    const game = catalogue.current().find(sysname)
    if (!game || country === undefined) return game !== undefined
    const { notOffered } = jurisdictionOf(live.site(), country).play ?? {}
    return !notOffered || !matchesSelection(game, notOffered, clock().toISOString().slice(0, 10))
  }

  return (campaign: CampaignDefinition, country?: string): boolean =>
    campaign.promotions.every((promotion) => {
      const room = roomOf(promotion)
      if (room && !live.isOpen(room)) return false
      return promotion.type !== 'freespins' || isOffered(promotion.game, country)
    })
}

export type CanBeUsed = ReturnType<typeof createCanBeUsed>
