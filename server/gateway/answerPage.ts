import type { SubjectHead } from '#generated/grammar/types.ts'
import type { RouteArtefact } from '#schemas/runtime/artefacts.ts'
import { balanceFacts } from '#schemas/runtime/balanceFacts.ts'
import { resolveValues } from '#schemas/runtime/bindings.ts'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { isClosed } from '#schemas/runtime/isClosed.ts'
import { jurisdictionFacts } from '#schemas/runtime/jurisdictionFacts.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import { namedOperation } from '#schemas/runtime/namedOperation.ts'
import { offline } from '#schemas/runtime/offline.ts'
import { resolveRoute } from '#schemas/runtime/resolveRoute.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import { spelledLocale } from '#schemas/runtime/spelledLocale.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import { chooseLocale } from './chooseLocale.ts'
import type { Release } from './Release.ts'

export type PageRequest = {
  /** Path as asked for, percent-encoded, without the query. */
  path: string
  /** The query with its question mark, or nothing. */
  search: string
  localeCookie: string | undefined
  /** Name of the theme that the visit has chosen; that of the site where it is left out. */
  theme?: string
  /** Services of social sign-in whose buttons may be shown; all where it is left out. */
  socials?: readonly string[] | undefined
  acceptLanguage: string | undefined
  /** Undefined where it could not be told: then nobody is shown anything but a system page. */
  session: SessionFacts | undefined
  /** That the visit comes from, where it is known; ISO 3166-1 alpha-2. */
  country?: string | undefined
  /** It was not told because the site is closed, or the database away, for a while. */
  isAway?: boolean
}

export type PageAnswer =
  | { kind: 'redirect'; to: string; status: number; locale: string }
  | {
      kind: 'page'
      status: number
      locale: string
      /** Path without locale prefix. */
      path: string
      page?: string
      systemPage?: string
      layout: 'default' | 'empty' | 'game'
      /** Address of a call whose answer must hold something; else what the page is about is not there. */
      asks?: string
      /** What the head says of what that answer holds. */
      tells?: SubjectHead
      /** Its route takes a part of the address as it is: whether there is such a thing, only the platform knows. */
      isEndless?: boolean
      /** Search engines are told not to list it, unless what it is about has an address of its own elsewhere. */
      isUnlisted?: boolean
    }

/** What an address is answered with: a redirect, a page, or a system page with its status. Pure. */
export function answerPage(release: Release, request: PageRequest): PageAnswer {
  const stripped = stripLocale(request.path, release.localeCodes)
  const { path } = stripped
  const { locale, redirect } = chooseLocale(release.locales, {
    prefix: stripped.locale,
    cookie: request.localeCookie,
    acceptLanguage: request.acceptLanguage,
    account: typeof request.session?.locale === 'string' ? request.session.locale : undefined,
  })
  const inLocale = (to: string) => (to.startsWith('/') ? localisedPath(release.locales, locale, to) : to)

  const moved = release.redirects.find({ locale, path, search: request.search })
  if (moved) return { kind: 'redirect', to: moved.to, status: moved.status, locale }
  const spelt =
    stripped.locale === undefined &&
    spelledLocale(path, { ...release, hasPage: (id) => release.has(`page/${id}`) })
  if (spelt) return { kind: 'redirect', to: spelt + request.search, status: 301, locale }
  if (redirect) return { kind: 'redirect', to: inLocale(path) + request.search, status: 302, locale }

  const system = (id: string) => systemAnswer(release, id, { locale, path })
  const { systemPages } = release.site
  // Fetched ahead, by the service worker, for a time without a connection: whatever the site is at now.
  if (path === offline.shell && systemPages.offline !== undefined) return system(systemPages.offline)
  if (request.isAway || isClosed(release.site)) return system(systemPages.maintenance)
  // Product document, section 2: whatever has no page of its own is shown as not found. The status stays what it is.
  if (!request.session) return { ...system(systemPages.notFound), status: 500 }

  const found = release.match(path)
  const facts: Facts = {
    session: request.session,
    balance: balanceFacts(request.session),
    jurisdiction: jurisdictionFacts(release.site, request.session, request.country),
    site: siteFacts(release.site, release.locales, {
      locale,
      ...(request.theme !== undefined && { theme: request.theme }),
      socials: request.socials,
    }),
    route: {
      path,
      fullPath: request.path + request.search,
      ...(found && { name: found.route.name, params: found.params }),
    },
    query: Object.fromEntries(new URLSearchParams(request.search)),
    device: {},
  }
  const outcome = resolveRoute(path, {
    match: release.match,
    routes: release.routes,
    facts,
    hasPage: (id) => release.has(`page/${id}`),
  })
  if (request.session.is_banned === true) {
    // But for the page that the one for blocked players leads to: there they may ask why.
    const { route, params } = release.systemPage(systemPages.userBlocked)?.button?.link ?? {}
    const wayOut = route && hrefOf(release.routes, { route, params: params && resolveValues(params, facts) })
    if (outcome.kind !== 'page' || path !== wayOut) return system(systemPages.userBlocked)
  }
  switch (outcome.kind) {
    case 'missing':
      return system(systemPages.notFound)
    case 'external':
      return { kind: 'redirect', to: outcome.url, status: 302, locale }
    case 'redirect': {
      const to = hrefOf(release.routes, {
        route: outcome.route,
        params: resolveValues(outcome.params, facts),
        query: resolveValues(outcome.query, facts),
      })
      return to === undefined
        ? system(systemPages.notFound)
        : { kind: 'redirect', to: inLocale(to), status: 302, locale }
    }
    case 'page': {
      const { subject } = outcome.route
      const isAsked = subject && conditionHolds(subject.when, facts)
      const isEndless = !outcome.route.contentPage && Object.keys(found?.params ?? {}).length > 0
      return {
        kind: 'page',
        status: 200,
        locale,
        path,
        page: outcome.page,
        layout: outcome.route.layout,
        ...(isAsked && { asks: callOf(subject, facts) }),
        ...(isAsked && subject.head && { tells: subject.head }),
        isEndless,
        isUnlisted:
          (isEndless && (outcome.route.listed === undefined || (subject !== undefined && !isAsked))) ||
          (outcome.route.contentPage === true && release.isOfRoute(outcome.page)) ||
          release.page(outcome.page)?.opensSoon === true,
      }
    }
  }
}

/** What a system page is answered with, at whatever address. */
export function systemAnswer(
  release: Release,
  id: string,
  { locale, path }: Pick<Extract<PageAnswer, { kind: 'page' }>, 'locale' | 'path'>,
) {
  const page = release.systemPage(id)
  const layout = page?.layout ?? ('empty' as const)
  return { kind: 'page' as const, status: page?.status ?? 500, locale, path, systemPage: id, layout }
}

/** Path and query of the question of a route, as visitors ask it. */
function callOf({ operation, params }: NonNullable<RouteArtefact['subject']>, facts: Facts): string {
  const query = new URLSearchParams({ version: '1', locale: String(facts.site?.locale ?? '') })
  for (const [name, value] of Object.entries(resolveValues(params, facts)))
    if (value !== undefined && value !== null) query.set(name, String(value))
  return `${namedOperation(operation).path}?${query}`
}
