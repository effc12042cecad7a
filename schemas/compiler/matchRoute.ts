import { addRoute, createRouter, findRoute } from 'rou3'
import type { RouteArtefact } from './artefacts.ts'

export type RouteMatch = { route: RouteArtefact; params: Record<string, string> }

/** Finds the route of a path without its locale; null where none fits. Never throws. */
export type RouteMatcher = (path: string) => RouteMatch | null

/**
 * Makes a matcher of a compiled route table. rou3 is a tree of segments, so its time does not grow with the table, and
 * it evaluates no strings. Parameters are percent-decoded; one trailing slash is ignored.
 */
export function createMatcher(routes: readonly RouteArtefact[]): RouteMatcher {
  const router = createRouter<{ route: RouteArtefact; checks: [string, RegExp][] }>()
  for (const route of routes) {
    try {
      addRoute(router, '', route.pattern, { route, checks: compileChecks(route) })
    } catch {
      // The gate refuses such patterns; a draft that is looked at must not take the other routes down.
    }
  }
  return (path) => {
    const found = findRoute(router, '', path.startsWith('/') ? path : `/${path}`)
    if (!found) return null
    const params: Record<string, string> = {}
    for (const name of found.data.route.params) {
      const value = decodeSegment(found.params?.[name] ?? '')
      if (value === null || value === '') return null
      params[name] = value
    }
    const fits = found.data.checks.every(([name, check]) => check.test(params[name] ?? ''))
    return fits ? { route: found.data.route, params } : null
  }
}

let last: { routes: readonly RouteArtefact[]; match: RouteMatcher } | undefined

/** createMatcher and match in one; the matcher of the table asked last is kept. */
export function matchRoute(table: { routes: readonly RouteArtefact[] }, path: string): RouteMatch | null {
  if (last?.routes !== table.routes) last = { routes: table.routes, match: createMatcher(table.routes) }
  return last.match(path)
}

/** A check that is no regular expression lets nothing through. */
function compileChecks(route: RouteArtefact): [string, RegExp][] {
  return Object.entries(route.checks ?? {}).map(([name, source]) => {
    try {
      return [name, new RegExp(source, 'u')]
    } catch {
      return [name, /(?!)/]
    }
  })
}

/** null for broken escapes (`%E0%A4`) and for what no address of the site holds (NUL, an escaped slash). */
function decodeSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') || text.includes('/') ? null : text
  } catch {
    return null
  }
}
