import type { CampaignDefinition, PageDefinition } from '#generated/grammar/types.ts'
import type { Room } from './artefacts.ts'

type RouteOfRoom = { room?: Room; page?: string; children?: readonly RouteOfRoom[] }

/** The products whose room is not open: a route of it, written or compiled, shows a page that stands in for it. */
export function closedRooms(
  routes: readonly RouteOfRoom[],
  page: (id: string) => Pick<PageDefinition, 'opensSoon'> | undefined,
): Set<Room> {
  const closed = new Set<Room>()
  for (const { room, page: id, children = [] } of routes) {
    if (room && id !== undefined && page(id)?.opensSoon) closed.add(room)
    for (const one of closedRooms(children, page)) closed.add(one)
  }
  return closed
}

/** The room in which what a promotion gives can be used; cashback is money. */
export function roomOf({ type }: Pick<CampaignDefinition['promotions'][number], 'type'>): Room | undefined {
  if (type === 'cashback') return undefined
  return type === 'betting_bonus' || type === 'freebet' ? 'betting' : 'casino'
}
