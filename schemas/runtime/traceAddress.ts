import type { GuardArtefact, LocalesArtefact, RouteArtefact, RoutesArtefact } from './artefacts.ts'
import { balanceFacts } from './balanceFacts.ts'
import { resolveValues } from './bindings.ts'
import type { SessionFacts } from './bootData.ts'
import type { RedirectFinder } from './createRedirects.ts'
import type { Facts } from './Facts.ts'
import { hrefOf } from './hrefOf.ts'
import { localisedPath } from './localisedPath.ts'
import type { RouteMatcher } from './matchRoute.ts'
import { failingGuard, resolveRoute } from './resolveRoute.ts'
import { spelledLocale } from './spelledLocale.ts'
import { stripLocale } from './stripLocale.ts'

/** One thing that sends a visitor from an address on to another: what did it, by its place in what editors wrote. */
export type TraceStep = { from: string; to: string } & (
  | { by: 'redirect'; at: number }
  | { by: 'guard'; at: number; guard: GuardArtefact }
  /** A language spelt as others write it: `/lv-LV/faq`. */
  | { by: 'locale' }
  | { by: 'route'; route: RouteArtefact; params: Record<string, string> }
)

/** Where a way ends. */
export type TraceEnd =
  | {
      kind: 'page'
      page: string
      route: RouteArtefact
      params: Record<string, string>
      locale: string
      path: string
    }
  | { kind: 'outside'; url: string }
  /** No page is there; a route may be, whose page is not. */
  | { kind: 'missing'; locale: string; path: string; route?: RouteArtefact }
  /** It never comes to an end. */
  | { kind: 'loop' }

export type Trace = { steps: TraceStep[]; end: TraceEnd }

/** What an address is asked of: the compiled site, and who asks. */
export type TracedSite = {
  redirects: RedirectFinder
  /** Undefined where there is no route table yet: then nothing but redirects is asked. */
  routes: RoutesArtefact | undefined
  match: RouteMatcher
  locales: Pick<LocalesArtefact, 'default'> & { locales: readonly { code: string }[] }
  session: SessionFacts
  /** Facts of the site in a locale. */
  siteFacts: (locale: string) => Facts['site']
  /** Rules for whoever goes that way; guards that look at them do not hold where it is left out. */
  jurisdiction?: Facts['jurisdiction']
  hasPage: (id: string) => boolean
}

/** Redirects by routes and guards, between those of editors, that one address may pass through. */
const MOST_TURNS = 5

/**
 * The whole way of an address, as server and browser go it step by step: the redirects of editors, then other spellings
 * of a language, then guards, then the redirect of the route, from the beginning at every new address, until a page stands
 * there or nothing does. It runs their own functions, since a second matcher would be wrong the day the first one changes.
 * Never throws.
 * @param address path with or without the prefix of a locale, query and fragment
 */
export function traceAddress(address: string, site: TracedSite): Trace {
  const codes = site.locales.locales.map(({ code }) => code)
  const steps: TraceStep[] = []
  let here = address
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const place = placeOf(here, codes, site.locales.default)
    const { addresses, steps: taken, ends } = site.redirects.trace(place)
    for (const [at, redirect] of taken.entries()) {
      const from = at === 0 ? here : (addresses[at] ?? '')
      steps.push({ by: 'redirect', at: redirect, from, to: addresses[at + 1] ?? '' })
    }
    if (!ends) return { steps, end: { kind: 'loop' } }
    if (taken.length > 0) here = addresses.at(-1) ?? ''
    if (!here.startsWith('/')) return { steps, end: { kind: 'outside', url: here } }
    const turn = turnOf(placeOf(here, codes, site.locales.default), site)
    if (turn.end) return { steps, end: turn.end }
    steps.push({ ...turn.step, from: here })
    here = turn.step.to
  }
  return { steps, end: { kind: 'loop' } }
}

type Place = { locale: string; isPrefixed: boolean; path: string; search: string; hash: string }
type Turn = { end: TraceEnd } | { end?: undefined; step: TraceStep }

/** What guards and routes make of a place that no redirect of editors leads away from. */
function turnOf({ locale, path, search, isPrefixed }: Place, site: TracedSite): Turn {
  const { routes, match, session, jurisdiction, hasPage } = site
  const missing: TraceEnd = { kind: 'missing', locale, path }
  if (!routes) return { end: missing }
  const spelt = isPrefixed ? undefined : spelledLocale(path, site)
  if (spelt !== undefined) return { step: { by: 'locale', from: '', to: spelt + search } }
  const found = match(path)
  const facts: Facts = {
    session,
    balance: balanceFacts(session),
    ...(jurisdiction && { jurisdiction }),
    site: site.siteFacts(locale),
    route: {
      path,
      fullPath: localisedPath(site.locales, locale, path) + search,
      ...(found && { name: found.route.name, params: found.params }),
    },
    query: Object.fromEntries(new URLSearchParams(search)),
    device: {},
  }
  const outcome = resolveRoute(path, { match, routes, facts, hasPage })
  if (outcome.kind === 'page') {
    const { page, route, params } = outcome
    return { end: { kind: 'page', page, route, params, locale, path } }
  }
  if (outcome.kind === 'external') return { end: { kind: 'outside', url: outcome.url } }
  if (outcome.kind === 'missing') return { end: found ? { ...missing, route: found.route } : missing }
  const to = hrefOf(routes, {
    route: outcome.route,
    params: resolveValues(outcome.params, facts),
    query: resolveValues(outcome.query, facts),
  })
  if (to === undefined) return { end: missing }
  const on = { from: '', to: localisedPath(site.locales, locale, to) }
  const guard = failingGuard(routes.guards, path, facts)
  if (guard) return { step: { ...on, by: 'guard', at: routes.guards.indexOf(guard), guard } }
  return found ? { step: { ...on, by: 'route', ...found } } : { end: missing }
}

function placeOf(address: string, codes: readonly string[], usual: string): Place {
  const [, path = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const stripped = stripLocale(path.startsWith('/') ? path : `/${path}`, codes)
  return {
    locale: stripped.locale ?? usual,
    isPrefixed: stripped.locale !== undefined,
    path: stripped.path,
    search,
    hash,
  }
}
