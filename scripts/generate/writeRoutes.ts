import type { SiteArtefacts } from './compileSite.ts'
import { banner, printUnion, quote } from './printTypes.ts'

/** Names and parameters of all routes, and what makes a link to those that code leads to. */
export function writeRoutes(site: SiteArtefacts): Record<string, string> {
  const routes = site
    .ofKind('routes')
    .flatMap((table) => table.routes)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const params = routes.map(({ name, params }) => {
    const parts = params.map((param) => `${param}: string | number`).join('; ')
    return `  ${quote(name)}: ${parts ? `{ ${parts} }` : 'Record<never, never>'}\n`
  })
  return {
    'routes.ts': `${banner}import type { codeRoutes } from '#schemas/runtime/namedByCode.ts'

export type RouteName =${printUnion(routes.map(({ name }) => name))}

/** Parameters of the path of each route. */
export interface RouteParams {
${params.join('')}}

type CodeRoute = keyof typeof codeRoutes & RouteName
type Query = Readonly<Record<string, string | number | boolean>>
type Arguments<N extends RouteName> = keyof RouteParams[N] extends never
  ? [params?: Record<never, never>, query?: Query]
  : [params: RouteParams[N], query?: Query]

/**
 * A link of code's own: linkTo('game-sysname', { sysname: 'aurora' }, { tab: 1 }). An address becomes of it where the live
 * table of routes is known, by \`hrefOf\` or \`host.href\`: editors may have moved the page.
 */
export function linkTo<N extends CodeRoute>(route: N, ...[params, query]: Arguments<N>) {
  return { route, ...(params && { params }), ...(query && { query }) }
}

/** The name of a route that code looks for. */
export const routeNamed = (name: CodeRoute): string => name
`,
  }
}
