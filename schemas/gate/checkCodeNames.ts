import { authorizationViews, codeRoutes, routesOfFeature } from '../runtime/namedByCode.ts'
import type { Problem } from '../runtime/problem.ts'
import { drawnBlocks } from './drawnBlocks.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Routes and views that code names, which no definition need name: without them its links would lead nowhere. */
export function checkCodeNames(site: SiteIndex): Problem[] {
  return [...checkRoutes(site), ...checkViews(site)]
}

function checkRoutes(site: SiteIndex): Problem[] {
  const { routes, keys } = site
  const definition = 'routes/main'
  if (!keys.has(definition)) return []
  const asked = Object.entries<readonly string[]>(codeRoutes)
  const idle = idleRoutes(site)
  const missing = asked.map(([name]) => name).filter((name) => !routes.has(name) && !idle.has(name))
  const hint = 'Call one so; its address and its page may be any.'
  const found = told(definition, '/routes', 'missing_code_route', 'routes', missing, hint)
  for (const [name, given] of asked) {
    const route = routes.get(name)
    const lacking = (route?.params ?? []).filter((param) => !given.includes(param))
    if (route === undefined || lacking.length === 0) continue
    const message = `Code leads to the route ${name} without ${lacking.join(', ')}.`
    found.push({
      definition,
      pointer: route.pointer,
      code: 'route_params',
      message,
      hint: given.length > 0 ? `It gives: ${given.join(', ')}.` : 'It gives no parameter.',
    })
  }
  return found
}

/** Routes that only blocks lead to which no screen has. */
function idleRoutes(site: SiteIndex): Set<string> {
  const drawn = drawnBlocks(site)
  const features = Object.entries<readonly string[]>(routesOfFeature)
  const used = features.flatMap(([type, names]) => (drawn.has(type) ? names : []))
  const idle = features.flatMap(([type, names]) => (drawn.has(type) ? [] : names))
  return new Set(idle.filter((name) => !used.includes(name)))
}

function checkViews({ definitions, popups }: SiteIndex): Problem[] {
  const site = definitions.find((one) => one.kind === 'site')
  const popup = site && popups.get(site.popups.authorization)
  if (!popup) return []
  const missing = Object.values(authorizationViews).filter((view) => !Object.hasOwn(popup.views, view))
  const hint = 'Call one so; what it shows is for the site to say.'
  return told(`popup/${popup.id}`, '/views', 'missing_code_view', 'views', missing, hint)
}

/** One problem for all that is missing. */
function told(
  definition: string,
  pointer: string,
  code: string,
  what: string,
  missing: readonly string[],
  hint: string,
): Problem[] {
  if (missing.length === 0) return []
  const message = `Code needs ${what} that are missing: ${missing.join(', ')}.`
  return [{ definition, pointer, code, message, hint }]
}
