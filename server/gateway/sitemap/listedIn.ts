import { isDisallowed } from '#schemas/runtime/pageHead.ts'
import { answerPage } from '../answerPage.ts'
import type { Release } from '../Release.ts'

/** A visitor of whom nothing is known, who asks in the usual language. */
const visitor = { search: '', acceptLanguage: undefined, session: { authenticated: false, uid: 0 } }

/**
 * Whether a visitor who comes to an address finds a page that may be listed: neither led elsewhere nor told to sign in,
 * not disallowed, and not one that says itself that it is not to be listed. Of very many addresses those are alike that
 * are of one route and that the same guards look at: conditions, which take milliseconds, are asked once for all of them.
 * @param path without the locale
 * @param of name of the only route that is meant; any where it is left out
 */
export function listedIn(release: Release): (path: string, of?: string) => boolean {
  const known = new Map<string, boolean>()
  const { default: locale } = release.locales
  return (path, of) => {
    const found = release.match(path)
    if (!found || (of !== undefined && found.route.name !== of)) return false
    const { route, params } = found
    const id = route.contentPage ? params.slug : route.page
    const page = id === undefined ? undefined : release.page(id)
    if (!page || page.opensSoon || page.head?.robots !== undefined) return false
    if (route.contentPage && release.isOfRoute(page.id)) return false
    if (isDisallowed(release.seo, path)) return false
    if (release.redirects.find({ locale, path, search: '' })) return false
    const guards = release.routes.guards.flatMap(({ contains }, at) =>
      contains.some((word) => path.includes(word)) ? [at] : [],
    )
    const key = `${route.name} ${guards}`
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = answerPage(release, { ...visitor, path, localeCookie: locale })
    const isFound = answer.kind === 'page' && answer.status === 200 && answer.systemPage === undefined
    const isThere = isFound && !answer.isUnlisted
    known.set(key, isThere)
    return isThere
  }
}
