import type { Values } from '#generated/grammar/types.ts'
import type { GuardArtefact, RouteArtefact, RoutesArtefact } from './artefacts.ts'
import { conditionHolds } from './evaluateCondition.ts'
import type { Facts } from './Facts.ts'

export type RouteOutcome =
  | { kind: 'page'; page: string; route: RouteArtefact; params: Record<string, string> }
  | { kind: 'redirect'; route: string; params: Values; query: Values }
  | { kind: 'external'; url: string }
  | { kind: 'missing' }

export type Matcher = (path: string) => { route: RouteArtefact; params: Record<string, string> } | null

/**
 * What a path leads to: guards first, then the route's own redirect, then its page. The server and the browser both
 * ask this, so that a reload and a click never disagree.
 * @param path without locale prefix and query
 * @param hasPage whether the release holds `page/<id>`
 */
export function resolveRoute(
  path: string,
  {
    match,
    routes,
    facts,
    hasPage,
  }: { match: Matcher; routes: RoutesArtefact; facts: Facts; hasPage: (id: string) => boolean },
): RouteOutcome {
  const guard = failingGuard(routes.guards, path, facts)
  if (guard)
    return { kind: 'redirect', route: guard.redirect.route, params: {}, query: guard.redirect.query ?? {} }

  const found = match(path)
  if (!found) return { kind: 'missing' }
  const { route, params } = found
  if (route.redirect?.url) return { kind: 'external', url: route.redirect.url }
  if (route.redirect?.route) {
    return {
      kind: 'redirect',
      route: route.redirect.route,
      params: route.redirect.params ?? {},
      query: route.redirect.query ?? {},
    }
  }
  const page = route.contentPage ? params.slug : route.page
  if (page === undefined || !hasPage(page)) return { kind: 'missing' }
  return { kind: 'page', page, route, params }
}

/** Product document, section 2: any path containing one of the words is guarded. */
export function failingGuard(
  guards: readonly GuardArtefact[],
  path: string,
  facts: Facts,
): GuardArtefact | undefined {
  // A path with escapes (/%70rofile) leads to the same page as one without.
  const plain = decoded(path)
  const isIn = (word: string) => path.includes(word) || plain.includes(word)
  return guards.find((guard) => guard.contains.some(isIn) && !conditionHolds(guard.requires, facts))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
