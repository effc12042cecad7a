import type { RoutesDefinition } from '#generated/grammar/types.ts'
import { compileRoutes } from '#schemas/compiler/compileRoutes.ts'
import type { RouteArtefact } from '#schemas/runtime/artefacts.ts'
import { matchRoute } from '#schemas/runtime/matchRoute.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'

/** Routes as they are written; none of a draft of which no table can be made. */
export function routesOf(definition: JsonObject | undefined): readonly RouteArtefact[] {
  if (!Array.isArray(definition?.routes) || !definition.routes.every(isObject)) return []
  try {
    return compileRoutes({ guards: [], ...definition } as unknown as RoutesDefinition).routes
  } catch {
    return []
  }
}

/** The address of a page that has it by its id, without a language; undefined where a route leads to it, or nothing. */
export function addressOf(site: Pick<Site, 'definition'>, id: string): string | undefined {
  const routes = routesOf(site.definition('routes/main'))
  const slug = routes.find(({ contentPage, params }) => contentPage && params.length === 1)
  if (!slug || id.includes('/') || routes.some(({ page }) => page === id)) return undefined
  return slug.pattern.replace(/:[^/]+/, id)
}

/** Addresses that had a page and have none now, each with where its route leads now, if it is still there. */
export function goneAddresses(
  before: readonly RouteArtefact[],
  now: readonly RouteArtefact[],
  redirects: ReadonlySet<string>,
  hasPage: (id: string) => boolean,
): { address: string; instead: string | undefined }[] {
  const leads = (address: string) => {
    const found = matchRoute({ routes: now }, address)
    return found !== null && (!found.route.contentPage || hasPage(found.params.slug ?? ''))
  }
  return before.flatMap(({ name, pattern, page, params }) => {
    if (page === undefined || params.length > 0 || redirects.has(pattern) || leads(pattern)) return []
    const moved = now.find((one) => one.name === name && one.params.length === 0)
    return [{ address: pattern, instead: moved?.pattern }]
  })
}

/** Addresses that redirects take. */
export const redirected = (definition: JsonObject | undefined): ReadonlySet<string> =>
  new Set(listOf(definition).map(({ from_url }) => String(from_url)))

const listOf = (definition: JsonObject | undefined): JsonObject[] =>
  Array.isArray(definition?.redirects) ? definition.redirects.filter(isObject) : []

/** With a lasting redirect, in the place of what the address led to. */
export const withRedirect = (definition: JsonObject, from: string, to: string): JsonObject => ({
  ...definition,
  redirects: [
    // Where a page is by now nothing leads on.
    ...listOf(definition).filter(({ from_url }) => from_url !== from && from_url !== to),
    { from_url: from, to_url: to, status: 301 },
  ],
})

/** Pointers of the redirects that lead to an address. */
export const leadingTo = (definition: JsonObject | undefined, address: string): string[] =>
  listOf(definition).flatMap(({ to_url }, at) => (to_url === address ? [`/redirects/${at}/to_url`] : []))

/** With what led to an address leading to another. */
export const ledOn = (definition: JsonObject, from: string, to: string): JsonObject => ({
  ...definition,
  redirects: listOf(definition).map((one) => (one.to_url === from ? { ...one, to_url: to } : one)),
})

export const withoutRedirect = (definition: JsonObject, from: string, to: string): JsonObject => ({
  ...definition,
  redirects: listOf(definition).filter(({ from_url, to_url }) => from_url !== from || to_url !== to),
})
