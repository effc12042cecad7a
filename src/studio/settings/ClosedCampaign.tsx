import type { CampaignDefinition, PageDefinition, RoutesDefinition } from '#generated/grammar/types.ts'
import { closedRooms, roomOf } from '#schemas/runtime/closedRooms.ts'
import type { JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'
import { settingsWords as words } from '../words/settings.ts'
import { SeenByNobody } from './SeenByNobody.tsx'

/** Says of a campaign that nobody is offered it yet, because what it gives is for a room that is closed. */
export function ClosedCampaign({ campaign, site }: { campaign: JsonObject; site: Site }) {
  const { promotions = [] } = campaign as Partial<CampaignDefinition>
  const { routes = [] } = (site.definition('routes/main') ?? {}) as Partial<RoutesDefinition>
  const closed = closedRooms(routes, (id) => site.definition(`page/${id}`) as PageDefinition | undefined)
  const isFor = (promotion: CampaignDefinition['promotions'][number]) => {
    const room = roomOf(promotion)
    return room !== undefined && closed.has(room)
  }
  if (!promotions.some(isFor)) return null
  return <SeenByNobody why={words.closedCampaign} of="routes/main" />
}
