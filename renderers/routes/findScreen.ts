import type { RouteArtefact, RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import type { Matcher } from '#schemas/runtime/resolveRoute.ts'
import { resolveRoute } from '#schemas/runtime/resolveRoute.ts'
import type { Host } from '../host.ts'

/** What an address shows. */
export type Screen =
  | { kind: 'page'; page: string; route: RouteArtefact }
  | { kind: 'redirect'; to: string; external: boolean }
  | { kind: 'missing' }

/** Guards, redirects and pages as the server has them, with addresses ready to go to. */
export function findScreen(
  host: Pick<Host, 'href' | 'hasArtefact'>,
  routes: RoutesArtefact,
  match: Matcher,
  facts: Facts,
): Screen {
  const outcome = resolveRoute(facts.route.path ?? '/', {
    match,
    routes,
    facts,
    hasPage: (id) => host.hasArtefact(`page/${id}`),
  })
  switch (outcome.kind) {
    case 'page':
      return { kind: 'page', page: outcome.page, route: outcome.route }
    case 'external':
      return { kind: 'redirect', to: outcome.url, external: true }
    case 'redirect': {
      const to = host.href({ route: outcome.route, params: outcome.params, query: outcome.query })
      return to === undefined ? { kind: 'missing' } : { kind: 'redirect', to, external: false }
    }
    case 'missing':
      return outcome
  }
}
