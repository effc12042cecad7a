import type { Route, RoutesDefinition } from '#generated/grammar/types.ts'
import type { RouteArtefact, RoutesArtefact } from '../runtime/artefacts.ts'

/** A route with the place it was written at. */
export type ExpandedRoute = RouteArtefact & { pointer: string }

/** One flat table, most specific first. Routes that only hold children are not in it. */
export function compileRoutes(definition: RoutesDefinition): RoutesArtefact {
  const routes = expandRoutes(definition)
    .filter(leadsSomewhere)
    .sort(bySpecificity)
    .map(({ pointer, ...route }) => route)
  return { kind: 'routes', id: definition.id, routes, guards: definition.guards }
}

/** Children become routes of their own; a child without a layout takes its parent's. */
export function expandRoutes(definition: RoutesDefinition): ExpandedRoute[] {
  const expand = (
    routes: readonly Route[],
    parent: { name: string; pattern: string; layout: RouteArtefact['layout'] },
    pointer: string,
  ): ExpandedRoute[] =>
    routes.flatMap((route, at) => {
      const own = expandRoute(route, parent, `${pointer}/${at}`)
      return [own, ...expand(route.children ?? [], own, `${own.pointer}/children`)]
    })
  return expand(definition.routes, { name: '', pattern: '', layout: 'default' }, '/routes')
}

function expandRoute(
  route: Route,
  parent: { name: string; pattern: string; layout: RouteArtefact['layout'] },
  pointer: string,
): ExpandedRoute {
  const path = `${parent.pattern}${route.path}`.replace(/\/+/g, '/')
  const pattern = path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')
  return {
    name: parent.name ? `${parent.name}.${route.name}` : route.name,
    pattern,
    params: [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    layout: route.layout ?? parent.layout,
    ...(route.page !== undefined && { page: route.page }),
    ...(route.contentPage && { contentPage: true }),
    ...(route.redirect !== undefined && { redirect: route.redirect }),
    ...(route.room !== undefined && { room: route.room }),
    ...(route.game && { game: true }),
    ...(route.subject !== undefined && { subject: route.subject }),
    ...(route.listed !== undefined && { listed: route.listed }),
    ...(route.params !== undefined && { checks: anchorAll(route.params) }),
    pointer,
  }
}

/** The whole value must match, wherever the editor put anchors. */
function anchorAll(checks: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(checks).map(([name, source]) => [name, `^(?:${source})$`]))
}

export function leadsSomewhere(route: RouteArtefact): boolean {
  return route.page !== undefined || route.contentPage === true || route.redirect !== undefined
}

/** Literal segments before parameters, longer before shorter, then by pattern, so that the order is stable. */
export function bySpecificity(a: RouteArtefact, b: RouteArtefact): number {
  const left = a.pattern.split('/')
  const right = b.pattern.split('/')
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = weight(left[at]) - weight(right[at])
    if (difference !== 0) return difference
  }
  return right.length - left.length || (a.pattern < b.pattern ? -1 : a.pattern > b.pattern ? 1 : 0)
}

function weight(segment = ''): number {
  return segment.startsWith(':') ? 1 : 0
}
