import { balanceFacts } from '#schemas/runtime/balanceFacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { jurisdictionFacts } from '#schemas/runtime/jurisdictionFacts.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import type { Release } from './Release.ts'

/** The facts of a visitor of whom nothing is known: what is written for everybody is written by them. */
export function visitorFacts(
  release: Pick<Release, 'site' | 'locales' | 'match'>,
  { locale, path }: { locale: string; path: string },
): Facts {
  const session = { authenticated: false, uid: 0 }
  const found = release.match(path)
  return {
    session,
    balance: balanceFacts(session),
    jurisdiction: jurisdictionFacts(release.site, session, undefined),
    site: siteFacts(release.site, release.locales, { locale }),
    route: { path, fullPath: path, ...(found && { name: found.route.name, params: found.params }) },
    query: {},
    device: {},
  }
}
