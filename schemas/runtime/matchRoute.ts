import { compilePattern } from '#compilePattern'
import type { Pattern } from '../rules/pattern/Pattern.ts'
import type { RouteArtefact } from './artefacts.ts'
import { memo } from './memo.ts'
import { RouteTree } from './RouteTree.ts'

export type RouteMatch = { route: RouteArtefact; params: Record<string, string> }

/** Finds the route of a path without its locale; null where none fits. Never throws. */
export type RouteMatcher = (path: string) => RouteMatch | null

/** Makes a matcher of a compiled route table. Parameters are percent-decoded; one trailing slash is ignored. */
export function createMatcher(routes: readonly RouteArtefact[]): RouteMatcher {
  const tree = new RouteTree<{ route: RouteArtefact; names: string[]; checks: [string, Pattern][] }>()
  for (const route of routes) {
    const names = [...route.pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    // The gate refuses a name used twice; a draft that is looked at must not take the other routes down.
    if (new Set(names).size === names.length)
      tree.add(route.pattern, { route, names, checks: compileChecks(route) })
  }
  return (path) => {
    const found = tree.find(path.startsWith('/') ? path : `/${path}`)
    if (!found) return null
    const { route, names, checks } = found.entry
    const params: Record<string, string> = {}
    for (const [place, name] of names.entries()) {
      const value = decodeSegment(found.values[place] ?? '')
      if (value === null) return null
      params[name] = value
    }
    return checks.every(([name, check]) => check.test(params[name] ?? '')) ? { route, params } : null
  }
}

const matcherOf = memo(createMatcher)

/** Finds the route of a path in a table; its matcher is made once, for all who ask. */
export function matchRoute(table: { routes: readonly RouteArtefact[] }, path: string): RouteMatch | null {
  return matcherOf(table.routes)(path)
}

/** A check that is no regular expression lets nothing through. */
function compileChecks(route: RouteArtefact): [string, Pattern][] {
  return Object.entries(route.checks ?? {}).map(([name, source]) => {
    try {
      return [name, compilePattern(source)]
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
