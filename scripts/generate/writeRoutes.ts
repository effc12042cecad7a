import type { SiteArtefacts } from './compileSite.ts'
import { banner, printUnion, quote } from './printTypes.ts'

/** Names and parameters of all routes, and href, which makes an address of them. */
export function writeRoutes(site: SiteArtefacts): Record<string, string> {
  const routes = site
    .ofKind('routes')
    .flatMap((table) => table.routes)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const params = routes.map(({ name, params }) => {
    const parts = params.map((param) => `${param}: string | number`).join('; ')
    return `  ${quote(name)}: ${parts ? `{ ${parts} }` : 'Record<never, never>'}\n`
  })
  const patterns = routes.map(({ name, pattern }) => `  ${quote(name)}: ${quote(pattern)},\n`)
  return {
    'routes.ts': `${banner}export type RouteName =${printUnion(routes.map(({ name }) => name))}

/** Parameters of the path of each route. */
export interface RouteParams {
${params.join('')}}

/** Patterns without locale, as the committed site has them; a live site may have others under the same names. */
export const routePatterns: Readonly<Record<RouteName, string>> = {
${patterns.join('')}}

type Query = Readonly<Record<string, string | number | boolean | undefined>>
type Arguments<N extends RouteName> = keyof RouteParams[N] extends never
  ? [params?: Record<never, never>, query?: Query]
  : [params: RouteParams[N], query?: Query]

/**
 * Address of a route without its locale: href('cashier.deposit', { sysname: 'card' }, { tab: 1 }). Parameters are
 * percent-encoded; undefined query values are left out.
 */
export function href<N extends RouteName>(name: N, ...[params, query]: Arguments<N>): string {
  const path = routePatterns[name].replace(/:(\\w+)/g, (_, param: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[param])),
  )
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)])).toString()
  return search ? \`\${path}?\${search}\` : path
}
`,
  }
}
