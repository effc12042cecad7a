import type { PageDefinition, Route } from '#generated/grammar/types.ts'

/** The products whose room is not open: a route of it shows a page that stands in for it. */
export function closedRooms(
  routes: readonly Route[],
  page: (id: string) => Pick<PageDefinition, 'opensSoon'> | undefined,
): Set<NonNullable<Route['room']>> {
  const closed = new Set<NonNullable<Route['room']>>()
  for (const { room, page: id, children = [] } of routes) {
    if (room && id !== undefined && page(id)?.opensSoon) closed.add(room)
    for (const one of closedRooms(children, page)) closed.add(one)
  }
  return closed
}
