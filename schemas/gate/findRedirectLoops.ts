import type { RedirectsDefinition } from '#generated/grammar/types.ts'
import { compileRedirects } from '../compiler/compileRedirects.ts'
import { compileRoutes } from '../compiler/compileRoutes.ts'
import type { SessionFacts } from '../runtime/bootData.ts'
import { createRedirects } from '../runtime/createRedirects.ts'
import type { Facts } from '../runtime/Facts.ts'
import { createMatcher } from '../runtime/matchRoute.ts'
import { fillStars, matchStars, starPattern } from '../runtime/matchStars.ts'
import { traceAddress } from '../runtime/traceAddress.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A redirect that feeds itself, and addresses in the order in which it does. */
export type RedirectLoop = { at: number; way: string[] }

type RedirectWay = { way: string[]; steps: number[] }

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
  const locales = { default: list?.default ?? '', locales: list?.locales ?? [] }
  const finder = createRedirects(redirects, locales)
  const routes = table && compileRoutes(table)
  const match = createMatcher(routes?.routes ?? [])

  function wayOf(address: string, session: SessionFacts): RedirectWay | undefined {
    const trace = traceAddress(address, {
      redirects: finder,
      routes,
      match,
      locales,
      session,
      siteFacts: () => ({}) as Facts['site'],
      hasPage: () => true,
    })
    if (trace.end.kind !== 'loop') return undefined
    const steps = trace.steps.flatMap((step) => (step.by === 'redirect' ? [step.at] : []))
    return { way: [address, ...trace.steps.map(({ to }) => to)], steps }
  }

  const samples = createSamples(definition)
  const found: RedirectLoop[] = []
  const told = new Set<number>()
  for (const [at] of definition.redirects.entries()) {
    for (const address of samples(at)) {
      const loop = somebody.map((session) => wayOf(address, session)).find(Boolean)
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
