import type { RoutesDefinition } from '#generated/grammar/types.ts'
import { type ExpandedRoute, expandRoutes, leadsSomewhere } from '../compiler/compileRoutes.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer, readPointer } from '../runtime/readPointer.ts'
import { reservedSegments } from '../runtime/reservedSegments.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Routes that can never be reached, or of which nobody can say which is meant. */
export function checkRoutes(definition: RoutesDefinition, site: SiteIndex): Finding[] {
  const routes = expandRoutes(definition)
  return [
    ...routes.flatMap((route) => checkRoute(route, definition, site)),
    ...conflicts(routes, ({ name }) => name, 'duplicate_route', 'name', 'name'),
    ...conflicts(routes.filter(leadsSomewhere), shapeOf, 'route_conflict', 'path', 'path'),
    ...routes.flatMap((route) => checkLoop(route, site)),
    ...definition.guards.flatMap(({ contains, redirect }, at) => {
      const target = site.routes.get(redirect.route)
      const word = contains.find((one) => target?.pattern.includes(one))
      if (word === undefined) return []
      const message = `The guard leads to a path that contains ${JSON.stringify(word)}, so that it guards itself.`
      return [{ code: 'redirect_loop', pointer: `/guards/${at}/redirect`, message, hint: 'Lead elsewhere.' }]
    }),
  ]
}

function checkRoute(route: ExpandedRoute, definition: RoutesDefinition, site: SiteIndex): Finding[] {
  const found: Finding[] = []
  const say = (code: string, at: string, message: string, hint: string) =>
    found.push({ code, pointer: `${route.pointer}/${at}`, message, hint })
  const [, first = ''] = route.pattern.split('/')
  if (site.locales.includes(first))
    say('route_locale', 'path', `/${first} is the prefix of a locale.`, 'Use another first segment.')
  if (reservedSegments.includes(first))
    say('route_reserved', 'path', `/${first} is answered by the server itself.`, 'Use another first segment.')
  if (/\/\.{1,2}(\/|$)/.test(route.pattern))
    say('route_path', 'path', 'A path cannot hold . or .. as a segment.', 'Write the segments out.')
  if (new Set(route.params).size < route.params.length)
    say('route_path', 'path', 'A parameter stands twice in the path.', 'Give each its own name.')
  for (const name of Object.keys(route.checks ?? {})) {
    if (!route.params.includes(name))
      say(
        'route_params',
        joinPointer('params', name),
        `The path has no {${name}}.`,
        'Remove it, or add it to the path.',
      )
  }
  if (route.contentPage && !route.params.includes('slug'))
    say(
      'route_params',
      'contentPage',
      'The path has no {slug} that could name the page.',
      'Add {slug} to the path.',
    )
  for (const name of route.listed ? route.params : []) {
    if (route.listed?.address[name] === undefined)
      say(
        'route_listed',
        'listed/address',
        `Nothing says what {${name}} is in the addresses that are listed.`,
        `Give ${name}.`,
      )
  }
  for (const name of Object.keys(route.listed?.address ?? {})) {
    if (!route.params.includes(name))
      say(
        'route_listed',
        joinPointer('listed/address', name),
        `The path has no {${name}}.`,
        'Remove it, or add it to the path.',
      )
  }
  if (route.room !== undefined && route.page === undefined)
    say('room_page', 'room', 'No page tells whether the room is open.', 'Show a page, or remove room.')
  const written = readPointer(definition, route.pointer) as { children?: unknown[] }
  if (!leadsSomewhere(route) && !written.children?.length)
    say('empty_route', 'name', 'The route leads nowhere.', 'Give it a page, a redirect or children.')
  return found
}

/** Two patterns are the same where they differ in the names of parameters only. */
function shapeOf({ pattern }: ExpandedRoute): string {
  return pattern.replace(/:\w+/g, ':')
}

function conflicts(
  routes: readonly ExpandedRoute[],
  sameness: (route: ExpandedRoute) => string,
  code: string,
  what: string,
  at: string,
): Finding[] {
  const first = new Map<string, ExpandedRoute>()
  return routes.flatMap((route) => {
    const other = first.get(sameness(route))
    if (!other) {
      first.set(sameness(route), route)
      return []
    }
    const message = `${route.name} (${route.pattern}) has the same ${what} as ${other.name} (${other.pattern}) at ${other.pointer}.`
    return [{ code, pointer: `${route.pointer}/${at}`, message, hint: 'Change or remove one of them.' }]
  })
}

/** A chain of redirects that comes back to where it began. */
function checkLoop(route: ExpandedRoute, site: SiteIndex): Finding[] {
  const seen = new Set<string>()
  for (let name = route.redirect?.route; name !== undefined && !seen.has(name); ) {
    if (name === route.name) {
      const message = `The redirect of ${route.name} comes back to itself.`
      return [
        { code: 'redirect_loop', pointer: `${route.pointer}/redirect`, message, hint: 'Lead elsewhere.' },
      ]
    }
    seen.add(name)
    name = site.routes.get(name)?.redirect?.route
  }
  return []
}
