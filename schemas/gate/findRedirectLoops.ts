import type { RedirectsDefinition } from '#generated/grammar/types.ts'
import { compileRedirects } from '../compiler/compileRedirects.ts'
import { compileRoutes } from '../compiler/compileRoutes.ts'
import { resolveValues } from '../runtime/bindings.ts'
import type { SessionFacts } from '../runtime/bootData.ts'
import { createRedirects, type SiteAddress } from '../runtime/createRedirects.ts'
import { hrefOf } from '../runtime/hrefOf.ts'
import { createMatcher } from '../runtime/matchRoute.ts'
import { fillStars, matchStars, starPattern } from '../runtime/matchStars.ts'
import { resolveRoute } from '../runtime/resolveRoute.ts'
import { stripLocale } from '../runtime/stripLocale.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A redirect that feeds itself, and addresses in the order in which it does. */
export type RedirectLoop = { at: number; way: string[] }

/** Redirects by routes and guards, between those of editors, that one address may pass through. */
const MOST_TURNS = 5

/** What routes and guards may see of a visitor and of a player. */
const somebody: SessionFacts[] = [
  { authenticated: false, uid: 0 },
  { authenticated: true, uid: 1 },
]

/**
 * Redirects from which an address never comes to a page: a to a, a to b to a, /x/* to /x/y/*, and those that a route or
 * a guard sends back. Sample addresses of each are followed as a visitor would be, so that what is found is real; a
 * loop that no sample meets is stopped where it runs.
 */
export function findRedirectLoops(definition: RedirectsDefinition, site: SiteIndex): RedirectLoop[] {
  const { redirects } = compileRedirects(definition)
  const list = site.definitions.find((one) => one.kind === 'locales')
  const table = site.definitions.find((one) => one.kind === 'routes')
  const codes = list?.locales.map(({ code }) => code) ?? []
  const locales = { default: list?.default ?? '', locales: list?.locales ?? [] }
  const finder = createRedirects(redirects, locales)
  const routes = table && compileRoutes(table)
  const match = routes && createMatcher(routes.routes)

  /** Where a route or guard sends somebody on. */
  function turn(path: string, session: SessionFacts): string | undefined {
    if (!routes || !match) return undefined
    const facts = { session, site: {}, route: { path, fullPath: path }, query: {}, device: {} }
    const outcome = resolveRoute(path, { match, routes, facts, hasPage: () => true })
    if (outcome.kind !== 'redirect') return undefined
    const { route, params } = outcome
    return hrefOf(routes, { route, params: resolveValues(params, facts) })
  }

  function wayOf(start: SiteAddress, session: SessionFacts): { way: string[]; steps: number[] } | undefined {
    const way: string[] = []
    const steps: number[] = []
    let here = start
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      const { addresses, steps: taken, ends } = finder.trace(here)
      way.push(...addresses)
      steps.push(...taken)
      if (!ends) return { way, steps }
      const last = addresses.at(-1) ?? ''
      if (!last.startsWith('/')) return undefined
      const { locale = here.locale, path } = stripLocale(last.split(/[?#]/, 1)[0] ?? '', codes)
      const next = turn(path, session)
      if (next === undefined) return undefined
      here = { locale, path: next }
    }
    return { way, steps }
  }

  const samples = createSamples(definition)
  const found: RedirectLoop[] = []
  const told = new Set<number>()
  for (const [at] of definition.redirects.entries()) {
    for (const address of samples(at)) {
      const { locale = locales.default, path } = stripLocale(address, codes)
      const loop = somebody.map((session) => wayOf({ locale, path }, session)).find(Boolean)
      // Told once a loop: another redirect of it would say the same.
      if (!loop?.steps.includes(at) || loop.steps.some((step) => told.has(step))) continue
      for (const step of loop.steps) told.add(step)
      found.push({ at, way: loop.way })
    }
  }
  return found
}

/**
 * For a redirect, addresses that it covers: its stars stand for nothing, for a letter, and for whatever makes another
 * redirect fit where this one leads.
 */
function createSamples({ redirects }: RedirectsDefinition): (at: number) => string[] {
  const covered = redirects.flatMap(({ from_url }) => letters.map((letter) => fill(from_url, letter))).sort()
  return (at) => {
    const { from_url = '', to_url = '' } = redirects[at] ?? {}
    if (!from_url.includes('*')) return [from_url]
    const target = starPattern(to_url.split(/[?#]/, 1)[0] ?? '')
    const met: string[] = []
    for (
      let place = firstFrom(covered, target.prefix);
      covered[place]?.startsWith(target.prefix);
      place += 1
    ) {
      const taken = matchStars(covered[place] ?? '', target)
      if (taken) met.push(fillStars(from_url, [...taken, ...Array(from_url.split('*').length).fill('x')]))
    }
    return [...letters.map((letter) => fill(from_url, letter)), ...new Set(met)]
  }
}

const letters = ['', 'x']

function fill(address: string, letter: string): string {
  return fillStars(address, Array(address.split('*').length).fill(letter))
}

/** Place of the first of a sorted list that is not before a word. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
